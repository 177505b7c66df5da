import {
  settings,
  type SectionName,
  type SectionPage,
  type StoredSettings,
  type SettingsChange,
  formatMoment,
} from '@rumi/contract'
import type { ComponentType } from 'react'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeSettingsCopy as copy } from '../../../copy/office/business/settings.ts'
import { officePagesCopy as pagesCopy } from '../../../copy/office/business/pages.ts'
import { settingsHoursCopy } from '../../../copy/office/business/settings-hours.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { fieldOf } from './settings-draft.ts'

/** Names the page of its sections, and the section of its items. */
function contentLabelOf(path: string) {
  const [group, page = '', section = ''] = path.split('.')
  if ((group !== 'sections' && group !== 'lists') || !Object.hasOwn(pagesCopy.pages, page)) return undefined
  const pageName = pagesCopy.pages[page as SectionPage]
  if (group === 'sections') return pagesCopy.sectionsOf(pageName)
  return `${pageName}: ${section === 'slides' ? pagesCopy.slides : pagesCopy.sections[section as SectionName]}`
}

/** Names the sections and the gender in a value, which stores their codes. */
const valueOf = (path: string, value: string) => {
  if (path === 'dogWord.gender') return copy.genders[value as keyof typeof copy.genders]
  return path.startsWith('sections.')
    ? value.replaceAll(/\w+/g, (name) => pagesCopy.sections[name as SectionName] ?? name)
    : value
}

const labelOf = (path: string) => {
  const content = contentLabelOf(path)
  if (content) return content
  if (Object.hasOwn(settingsHoursCopy.history, path))
    return settingsHoursCopy.history[path as keyof typeof settingsHoursCopy.history]
  const field = fieldOf(path)
  return Object.hasOwn(copy.fields, field) ? copy.fields[field as keyof typeof copy.fields].label : path
}

/** Changes with author, time, old and new value, newest first. */
function SettingsHistory({ history }: { history: readonly SettingsChange[] }) {
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
                      {copy.before}: <span>{valueOf(field, before) || copy.nothing}</span>
                    </dd>
                    <dd className="whitespace-pre-line">
                      {copy.after}: <span>{valueOf(field, after) || copy.nothing}</span>
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

type SettingsWithHistoryProps = {
  title: string
  lead: string
  form: ComponentType<{ stored: StoredSettings; onStale: () => Promise<void> }>
  /** Selects and names the changes shown beside the form; default: all. */
  historyOf?: (history: readonly SettingsChange[]) => readonly SettingsChange[]
}

/** Section of the settings beside its history. */
export function SettingsWithHistory({ title, lead, ...shown }: SettingsWithHistoryProps) {
  return (
    <OnlyFor access="admin" area="settings" toChange>
      <PageHeader title={title} lead={lead} />
      <FormAndHistory {...shown} />
    </OnlyFor>
  )
}

function FormAndHistory({
  form: Form,
  historyOf = (history) => history,
}: Pick<SettingsWithHistoryProps, 'form' | 'historyOf'>) {
  const settingsQuery = useCall(settings.read, {})
  const history = useCall(settings.history, {})
  return (
    <Fetched fetchings={[settingsQuery, history]}>
      {settingsQuery.answer && (
        <div className="grid gap-10 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
          <Form stored={settingsQuery.answer.data.settings} onStale={settingsQuery.again} />
          <SettingsHistory history={historyOf(history.answer?.data.history ?? [])} />
        </div>
      )}
    </Fetched>
  )
}
