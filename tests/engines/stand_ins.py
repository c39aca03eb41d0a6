# Puts literals in the place of what moto's CloudFormation cannot make, in every template of a folder, and prints their types.
import json
import sys
from collections import Counter
from pathlib import Path

from moto.cloudformation.parsing import get_model_map

MODELS = get_model_map()


def literal(logical_id: str, attribute: str) -> str:
    if attribute.endswith("Arn"):
        return f"arn:aws:standin:ap-northeast-2:111122223333:{logical_id}"
    return f"standin-{logical_id}".lower()


def without(node, resources: dict, absent: Counter):
    """The node with a literal for each reference that moto could not resolve."""
    if isinstance(node, list):
        return [without(one, resources, absent) for one in node]
    if not isinstance(node, dict):
        return node
    if set(node) == {"Ref"} and is_absent(resources.get(node["Ref"])):
        return literal(node["Ref"], "")
    if set(node) == {"Fn::GetAtt"}:
        logical_id, *path = node["Fn::GetAtt"]
        attribute = ".".join(path)
        resource = resources[logical_id]
        if is_absent(resource):
            return literal(logical_id, attribute)
        if not MODELS[resource["Type"]].has_cfn_attr(attribute):
            absent[f"{resource['Type']} {attribute}"] += 1
            return literal(logical_id, attribute)
        return node
    return {key: without(value, resources, absent) for key, value in node.items()}


def is_absent(resource) -> bool:
    return resource is not None and resource["Type"] not in MODELS


def rewrite(path: Path, absent: Counter) -> None:
    template = json.loads(path.read_text())
    resources = template["Resources"]
    kept = {}
    for logical_id, resource in resources.items():
        if is_absent(resource):
            absent[resource["Type"]] += 1
            continue
        needs = resource.pop("DependsOn", [])
        present = [one for one in ([needs] if isinstance(needs, str) else needs) if not is_absent(resources[one])]
        kept[logical_id] = {**resource, **({"DependsOn": present} if present else {})}
    for part in ("Outputs", "Conditions"):
        if part in template:
            template[part] = without(template[part], resources, absent)
    template["Resources"] = without(kept, resources, absent)
    path.write_text(json.dumps(template))


absent = Counter()
for path in Path(sys.argv[1]).glob("*.template.json"):
    rewrite(path, absent)
print(json.dumps(absent))
