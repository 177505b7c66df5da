/** Day of the day care: indexes of its dogs. */
export type SimulatedDay = Readonly<
  Record<'came' | 'answeredLate' | 'missed' | 'cancelled', readonly number[]>
>

/** Monday to Friday of some weeks of the simulated business, written by `npm run simulate -- --demo`. */
export const simulatedWeeks: readonly (readonly SimulatedDay[])[] = [
  [
    { came: [4, 9, 0, 7], answeredLate: [], missed: [], cancelled: [] },
    { came: [10, 11, 9], answeredLate: [7, 8], missed: [4], cancelled: [] },
    { came: [9, 1, 4], answeredLate: [10, 0], missed: [], cancelled: [] },
    { came: [6, 5, 10, 11, 9, 1, 4], answeredLate: [], missed: [], cancelled: [] },
    { came: [0], answeredLate: [1, 8], missed: [], cancelled: [] },
  ],
  [
    { came: [12, 5, 2, 1, 10], answeredLate: [9, 7, 8], missed: [], cancelled: [] },
    { came: [12, 5, 9, 2, 1, 8, 10], answeredLate: [3], missed: [7], cancelled: [0] },
    { came: [8, 9, 2, 1, 6, 5], answeredLate: [3, 12], missed: [10, 11, 7], cancelled: [] },
    { came: [3, 2, 1, 6, 5], answeredLate: [0], missed: [10, 11], cancelled: [] },
    { came: [0, 9, 12, 6, 5, 7], answeredLate: [2, 1], missed: [], cancelled: [] },
  ],
  [
    { came: [6, 5, 1], answeredLate: [0, 12, 4, 3], missed: [], cancelled: [] },
    { came: [1, 6, 5, 3], answeredLate: [0, 12], missed: [], cancelled: [] },
    { came: [0, 12, 6, 5, 2, 1], answeredLate: [10, 11], missed: [], cancelled: [] },
    { came: [12, 10, 11], answeredLate: [0], missed: [], cancelled: [] },
    { came: [12, 4, 10, 11], answeredLate: [5], missed: [], cancelled: [] },
  ],
  [
    { came: [10, 0, 4, 5, 8], answeredLate: [], missed: [], cancelled: [7] },
    { came: [10, 0, 5, 8], answeredLate: [9], missed: [], cancelled: [7] },
    { came: [1, 4, 9], answeredLate: [8], missed: [], cancelled: [0] },
    { came: [9, 3, 4], answeredLate: [6, 5], missed: [], cancelled: [0] },
    { came: [3, 2, 1, 6, 5], answeredLate: [], missed: [], cancelled: [9, 4, 0] },
  ],
]
