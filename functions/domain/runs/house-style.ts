// Logo and disclaimer of the organization's Word template, where the front matter of a report has none of its own.
import type { HouseStyle } from '#shared/report/house-style.ts';
import type { Report } from '#shared/report/report.ts';

export const inHouseStyle = (report: Report, house: HouseStyle | undefined): Report => {
  const { frontMatter } = report;
  if (!frontMatter || !house) return report;
  const { logo = house.logo, notice = house.disclaimer } = frontMatter;
  return { ...report, frontMatter: { ...frontMatter, ...(logo ? { logo } : {}), ...(notice ? { notice } : {}) } };
};
