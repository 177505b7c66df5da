import { type SettingsChange, formatMoment } from '@rumi/contract'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { settingsHoursCopy } from '../../../copy/office/business/settings-hours.ts'
import { fieldOf } from './settings-draft.ts'

const labelOf = (path: string) => {
  if (Object.hasOwn(settingsHoursCopy.history, path))
    return settingsHoursCopy.history[path as keyof typeof settingsHoursCopy.history]
  const field = fieldOf(path)
  return Object.hasOwn(copy.fields, field) ? copy.fields[field as keyof typeof copy.fields].label : path
}

/** Changes with author, time, old and new value, newest first. */
export function SettingsHistory({ history }: { history: readonly SettingsChange[] }) {
  return (
    <section aria-labelledby="historia" className="grid content-start gap-3">
      <h2 id="historia" className="border-b-2 border-ink pb-1 text-lg">
        {copy.history}
      </h2>
      {history.length === 0 ? (
        <p className="text-ink-soft">{copy.noHistory}</p>
      ) : (
        <ol className="grid gap-5">
          {history.map(({ version, changedAt, changedBy, changes }) => (
            <li key={version} className="grid gap-2">
              <p>
                <strong className="font-strong">{changedBy ?? copy.somebody}</strong>
                <span className="block text-sm text-ink-soft first-letter:uppercase">
                  {formatMoment(changedAt)} · {copy.version(version)}
                </span>
              </p>
              <dl className="grid gap-2">
                {changes.map(({ field, before, after }) => (
                  <div key={field} className="rounded-sm bg-white p-3 [overflow-wrap:anywhere]">
                    <dt className="font-strong">{labelOf(field)}</dt>
                    <dd className="text-sm whitespace-pre-line text-ink-soft">
                      {copy.before}: <span>{before || copy.nothing}</span>
                    </dd>
                    <dd className="whitespace-pre-line">
                      {copy.after}: <span>{after || copy.nothing}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
