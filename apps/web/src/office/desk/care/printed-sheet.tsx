import type { CareEntry } from '@rumi/contract'
import { careSheetCopy as copy } from '../../../copy/office/desk/care-sheet.ts'
import { isOpen } from './use-care-sheet.ts'
import './printed-sheet.css'

/** Sheet on paper, with a box for each result and a place to sign; hidden on the screen. */
export const PrintedSheet = ({ entries }: { entries: readonly CareEntry[] }) => (
  <table className="care-paper" aria-hidden="true">
    <thead>
      <tr>
        <th>{copy.columns.time}</th>
        <th>{copy.columns.dog}</th>
        <th>{copy.columns.what}</th>
        <th>{copy.columns.dose}</th>
        <th>{copy.columns.instructions}</th>
        {copy.boxes.map((label) => (
          <th key={label}>{label}</th>
        ))}
        <th>{copy.signature}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={`${entry.careItemId} ${entry.time}`}>
          <td>{entry.time}</td>
          <td>{entry.dogName}</td>
          <td>{entry.name}</td>
          <td>{entry.dose}</td>
          <td>{entry.instructions}</td>
          {isOpen(entry) ? (
            copy.boxes.map((label) => (
              <td key={label} className="care-box">
                ☐
              </td>
            ))
          ) : (
            <td colSpan={copy.boxes.length}>{resultOf(entry)}</td>
          )}
          <td>{isOpen(entry) ? '' : entry.markedByName}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const resultOf = ({ status, kind }: CareEntry) =>
  status === 'due' || status === 'late' ? '' : copy.results[status](kind)
