// The invented companies of the samples and their figures.
import { statements } from './statements.ts';

const year = (
  at: number,
  segments: readonly number[],
  [costShare, sellingShare]: readonly [number, number],
  rest: { depreciation: number; interest: number; capex: number; dividends: number; borrowed: number },
  taxRate = 0.242,
) => ({ year: at, segments, costShare, sellingShare, taxRate, ...rest });

/** 가온물류: consolidated, in millions of won. Segments: contract logistics, fulfilment, international. */
export const GAON = statements({ cash: 41_200, fixed: 128_600, goodwill: 18_400, debt: 86_000, capital: 25_000 }, [
  year(2023, [182_410, 71_960, 57_670], [0.812, 0.09], { depreciation: 17_300, interest: 3_980, capex: 22_500, dividends: 4_200, borrowed: 6_000 }),
  year(2024, [203_150, 98_740, 63_230], [0.798, 0.086], { depreciation: 19_100, interest: 4_260, capex: 28_400, dividends: 5_100, borrowed: 9_000 }),
  year(2025, [225_680, 143_290, 69_542], [0.781, 0.0863], { depreciation: 21_800, interest: 4_610, capex: 36_200, dividends: 6_900, borrowed: 7_500 }),
]);

/** 가온물류: separate. */
export const GAON_SEPARATE = statements({ cash: 29_800, fixed: 104_100, goodwill: 0, debt: 71_000, capital: 25_000 }, [
  year(2023, [171_900, 60_450, 21_080], [0.815, 0.091], { depreciation: 14_100, interest: 3_310, capex: 18_200, dividends: 4_200, borrowed: 5_000 }),
  year(2024, [190_720, 83_160, 22_940], [0.801, 0.087], { depreciation: 15_600, interest: 3_520, capex: 23_100, dividends: 5_100, borrowed: 7_000 }),
  year(2025, [211_340, 119_870, 24_610], [0.786, 0.087], { depreciation: 17_900, interest: 3_790, capex: 29_700, dividends: 6_900, borrowed: 6_000 }),
]);

/** Northway Freight Systems: in millions of US dollars. Segments: truckload, brokerage, warehousing. */
export const NORTHWAY = statements({ cash: 212, fixed: 1_486, goodwill: 402, debt: 905, capital: 310 }, [
  year(2023, [1_204, 688, 341], [0.768, 0.121], { depreciation: 164, interest: 47, capex: 198, dividends: 38, borrowed: 25 }, 0.231),
  year(2024, [1_241, 655, 398], [0.771, 0.119], { depreciation: 172, interest: 51, capex: 214, dividends: 40, borrowed: 40 }, 0.231),
  year(2025, [1_318, 702, 467], [0.762, 0.118], { depreciation: 181, interest: 54, capex: 236, dividends: 43, borrowed: 30 }, 0.231),
]);

/** 青葉陸運: consolidated, in millions of yen; fiscal years to March. Segments: road, cold chain, real estate. */
export const AOBA = statements({ cash: 9_840, fixed: 41_200, goodwill: 1_150, debt: 18_600, capital: 6_200 }, [
  year(2023, [61_320, 18_940, 3_110], [0.846, 0.098], { depreciation: 3_620, interest: 214, capex: 4_480, dividends: 690, borrowed: 500 }, 0.306),
  year(2024, [63_180, 21_450, 3_160], [0.841, 0.097], { depreciation: 3_780, interest: 226, capex: 5_120, dividends: 760, borrowed: 1_200 }, 0.306),
  year(2025, [65_940, 24_870, 3_240], [0.836, 0.096], { depreciation: 3_990, interest: 241, capex: 5_860, dividends: 850, borrowed: 900 }, 0.306),
]);

/** 白樺フーズ: consolidated, in millions of yen; fiscal years to March. Segments: frozen foods, confectionery, catering. */
export const SHIRAKABA = statements({ cash: 6_120, fixed: 22_700, goodwill: 980, debt: 9_400, capital: 3_800 }, [
  year(2024, [28_410, 14_260, 6_730], [0.702, 0.228], { depreciation: 1_840, interest: 118, capex: 2_260, dividends: 520, borrowed: 300 }, 0.306),
  year(2025, [30_980, 14_590, 7_410], [0.694, 0.226], { depreciation: 1_930, interest: 124, capex: 2_640, dividends: 580, borrowed: 400 }, 0.306),
  year(2026, [34_250, 14_820, 8_360], [0.688, 0.224], { depreciation: 2_050, interest: 131, capex: 3_180, dividends: 640, borrowed: 600 }, 0.306),
]);
