# The headline figures of a messy ledger by pandas, read by rules of its own: `ledgers.py LEDGER.json` prints them as JSON.
import json
import re
import sys

import pandas as pd

TOTALS = {"소계", "Subtotal", "小計"}
MONTHS = 12


def number(cell):
    text = cell.strip().replace(",", "")
    is_minus = text[:1] in ("(", "△", "-")
    return (-1 if is_minus else 1) * float(text.strip("(△-)"))


def day(cell):
    text = cell.strip()
    if re.fullmatch(r"\d{5}", text):
        return pd.Timestamp("1899-12-30") + pd.Timedelta(days=int(text))
    if re.fullmatch(r"\d{8}", text):
        return pd.to_datetime(text, format="%Y%m%d")
    year, month, date = re.findall(r"\d+", text)[:3]
    return pd.Timestamp(int(year), int(month), int(date))


def read(path):
    with open(path, encoding="utf-8") as file:
        rows = json.load(file)
    head = next(row for row in rows if len(row) == 6)
    rows = [row for row in rows if len(row) == 6 and row != head and row[1] != "" and row[0].strip() not in TOTALS]
    frame = pd.DataFrame(rows, columns=["customer", "date", "amount", "item", "quantity", "year"])
    frame["customer"] = frame["customer"].str.strip()
    frame["item"] = frame["item"].str.strip()
    frame["amount"] = frame["amount"].map(number)
    frame["quantity"] = frame["quantity"].map(number)
    frame["year"] = frame["year"].str.extract(r"(\d{4})", expand=False).astype(int)
    frame["month"] = frame["date"].map(day).dt.to_period("M")
    return frame


def price_volume_mix(frame):
    before_year, after_year = sorted(frame["year"].unique())[-2:]
    sums = frame.groupby(["year", "item"])[["quantity", "amount"]].sum()
    before, after = sums.loc[before_year], sums.loc[after_year]
    both = before.join(after, how="inner", lsuffix="_0", rsuffix="_1")
    price_0 = both["amount_0"] / both["quantity_0"]
    price_1 = both["amount_1"] / both["quantity_1"]
    growth = both["quantity_1"].sum() / both["quantity_0"].sum() - 1
    price = ((price_1 - price_0) * both["quantity_1"]).sum()
    volume = both["amount_0"].sum() * growth
    mix = (price_0 * (both["quantity_1"] - both["quantity_0"])).sum() - volume
    added = after.loc[after.index.difference(before.index), "amount"].sum()
    lost = -before.loc[before.index.difference(after.index), "amount"].sum()
    return [before["amount"].sum(), price, volume, mix, added, lost, after["amount"].sum()]


def cohorts(frame):
    # A month without rows is passed over: the months before and after it are compared.
    grid = frame.pivot_table(index="customer", columns="month", values="amount", aggfunc="sum", fill_value=0)
    months = grid.columns
    start = (grid > 0).idxmax(axis=1)[(grid > 0).any(axis=1)]
    result = []
    for month, customers in start.groupby(start).groups.items():
        own = grid.loc[customers, months[months >= month]]
        result.append(
            {
                "period": str(month),
                "customers": len(customers),
                "revenue": own.iloc[:, 0].sum(),
                "logo": list((own > 0).sum() / len(customers)),
                "net": list(own.sum() / own.iloc[:, 0].sum()),
            }
        )
    return result


def concentration(frame):
    years = frame.assign(of=frame["month"].dt.year)
    whole = years.groupby("of")["month"].nunique()
    last = whole[whole == MONTHS].index.max()
    sums = years[years["of"] == last].groupby("customer")["amount"].sum().sort_values(ascending=False)
    return {"year": int(last), "total": sums.sum(), "largest": list(sums.head(10).items())}


def seasonality(frame):
    series = frame.groupby("month")["amount"].sum()
    series = series.reindex(pd.period_range(series.index.min(), series.index.max(), freq="M"))
    series = series.fillna((series.ffill() + series.bfill()) / 2)
    trend = series.rolling(MONTHS).mean().rolling(2).mean().shift(-MONTHS // 2)
    ratios = (series / trend).dropna()
    index = ratios.groupby(ratios.index.month).mean()
    return list(index / index.mean())


ledger = read(sys.argv[1])
json.dump(
    {
        "pvm": price_volume_mix(ledger),
        "cohorts": cohorts(ledger),
        "concentration": concentration(ledger),
        "seasonality": seasonality(ledger),
    },
    sys.stdout,
    default=float,
)
