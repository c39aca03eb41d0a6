// Takes logo and disclaimer from the organization's Word template if the front matter has none.
import type { HouseStyle } from '#shared/report/house-style.ts';
import type { Report } from '#shared/report/report.ts';

export const inHouseStyle = (report: Report, house: HouseStyle | undefined): Report => {
  const { frontMatter } = report;
  if (!frontMatter || !house) return report;
  const { logo = house.logo, notice = house.disclaimer } = frontMatter;
  return { ...report, frontMatter: { ...frontMatter, ...(logo ? { logo } : {}), ...(notice ? { notice } : {}) } };
};
