import type { CellValue } from './cell-xml.ts'

/** Few enough that no statement comes near its time limit and no page weighs on the memory. */
export const pageRows = 1_000

/** Reads page after page, each where the one before ended. There is always a first page, also an empty one; one that is not full is the last. */
export async function* pagesOf<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let page = await read(undefined)
  yield page
  while (page.length === pageRows) {
    page = await read(page.at(-1))
    yield page
  }
}

/** The same as the cells of a table, by what each row holds. */
export async function* cellPagesOf<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => CellValue[],
) {
  for await (const page of pagesOf(read)) yield page.map(cellsOf)
}

/** Rows that are all there at once. */
export async function* onePage(rows: CellValue[][]) {
  yield rows
}
