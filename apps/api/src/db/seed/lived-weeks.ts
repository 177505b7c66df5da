/** A day of the guardería as it was lived: dogs by their place among those that come. */
export type LivedDay = Readonly<Record<'came' | 'answeredLate' | 'missed' | 'cancelled', readonly number[]>>

/** Monday to Friday of some weeks of the simulated business, written by `npm run simulate -- --demo`. */
export const livedWeeks: readonly (readonly LivedDay[])[] = [
  [
    { came: [0, 5, 12, 3, 9], answeredLate: [10], missed: [], cancelled: [] },
    { came: [4, 11, 10, 9], answeredLate: [1, 0, 8], missed: [], cancelled: [] },
    { came: [9, 1, 0, 4], answeredLate: [3, 7], missed: [], cancelled: [8] },
    { came: [3, 1, 7], answeredLate: [8], missed: [], cancelled: [] },
    { came: [3], answeredLate: [1, 12, 8, 5], missed: [], cancelled: [7] },
  ],
  [
    { came: [8, 9, 2, 1], answeredLate: [12, 3, 11, 10, 6, 5], missed: [4], cancelled: [] },
    { came: [12, 2, 1, 6, 5], answeredLate: [11, 10], missed: [4], cancelled: [] },
    { came: [9, 10, 5], answeredLate: [3], missed: [4, 8], cancelled: [] },
    { came: [6, 5, 3, 12, 10], answeredLate: [9, 4, 2, 1, 0], missed: [8], cancelled: [] },
    { came: [3, 9, 2, 1, 0, 8], answeredLate: [], missed: [], cancelled: [5] },
  ],
  [
    { came: [6, 5, 10, 7, 12, 0, 9], answeredLate: [], missed: [], cancelled: [3, 2, 1] },
    { came: [0, 7, 2, 1], answeredLate: [8, 4], missed: [], cancelled: [3] },
    { came: [7, 3], answeredLate: [5, 9, 4], missed: [], cancelled: [11, 10] },
    { came: [6, 5, 12, 7, 3, 8, 9, 4], answeredLate: [0, 2, 1], missed: [], cancelled: [11, 10] },
    { came: [0, 9, 7, 5], answeredLate: [8], missed: [], cancelled: [11, 10, 12] },
  ],
  [
    { came: [0, 12, 10, 8], answeredLate: [3, 1, 9, 5, 4, 7], missed: [], cancelled: [] },
    { came: [0, 1, 9, 4, 8, 12, 7], answeredLate: [10, 3], missed: [5], cancelled: [] },
    { came: [4, 9, 7, 1, 8, 10], answeredLate: [6, 5, 12, 3], missed: [], cancelled: [] },
    { came: [0, 6, 5, 7, 12, 3, 8, 11, 10], answeredLate: [2, 1], missed: [], cancelled: [] },
    { came: [10, 0, 2, 1, 9, 8], answeredLate: [4, 3], missed: [], cancelled: [12] },
  ],
]
