# Puts made data into CloudWatch and prints which alarms they raise: reads {"alarms": [...], "data": [...]} from stdin.
import json
import sys
from datetime import datetime, timedelta, timezone

import boto3

REGION, ENDPOINT = sys.argv[1:]
NOW = datetime.now(timezone.utc)
KEYS = {"aws_access_key_id": "engine", "aws_secret_access_key": "engine"}
cloudwatch = boto3.client("cloudwatch", region_name=REGION, endpoint_url=ENDPOINT, **KEYS)


def queries(alarm):
    """What the alarm looks at: one metric, or those that its expression adds up."""
    if "Metrics" in alarm:
        return [{"Id": one["Id"], "MetricStat": one["MetricStat"]} for one in alarm["Metrics"] if "MetricStat" in one]
    metric = {"Namespace": alarm["Namespace"], "MetricName": alarm["MetricName"], "Dimensions": alarm.get("Dimensions", [])}
    # moto knows no percentiles; that of one datum is the datum.
    stat = alarm.get("Statistic", "Maximum")
    return [{"Id": "one", "MetricStat": {"Metric": metric, "Period": alarm["Period"], "Stat": stat}}]


def is_raised(alarm):
    reply = cloudwatch.get_metric_data(
        MetricDataQueries=queries(alarm), StartTime=NOW - timedelta(minutes=5), EndTime=NOW + timedelta(minutes=5)
    )
    values = [sum(result["Values"]) for result in reply["MetricDataResults"]]
    return sum(values) > alarm["Threshold"]


given = json.load(sys.stdin)
for alarm in given["alarms"]:
    assert alarm["ComparisonOperator"] == "GreaterThanThreshold", alarm["AlarmName"]
for datum in given["data"]:
    cloudwatch.put_metric_data(
        Namespace=datum["Namespace"],
        MetricData=[
            {
                "MetricName": datum["MetricName"],
                "Dimensions": datum["Dimensions"],
                "Value": datum["Value"],
                "Timestamp": NOW,
            }
        ],
    )
print(json.dumps([alarm["AlarmName"] for alarm in given["alarms"] if is_raised(alarm)]))
