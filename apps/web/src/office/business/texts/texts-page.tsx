import { texts, type StoredSiteText } from '@rumi/contract'
import { useState, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { officeMailsCopy } from '../../../copy/office/business/mails.ts'
import { officeTextsCopy as copy } from '../../../copy/office/business/texts.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { foundTexts, belongsToMail, currentText, textLabel } from './found-texts.ts'
import { nameAmongAll, nameOfPage, TextPages } from './text-pages.tsx'
import { type Draft, MailPreview } from './mail-preview.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DraftedPage } from './drafted-page.tsx'
import { previewPath } from './preview-path.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { TextEditor } from './text-editor.tsx'

type TextListProps = {
  found: readonly StoredSiteText[]
  /** Shows page headings, for texts of several pages. */
  namesPages: boolean
  onLook: (text: StoredSiteText, value: string) => void
}

/** Texts in page order. */
function TextList({ found, namesPages, onLook }: TextListProps) {
  if (found.length === 0) return <p>{copy.nothing}</p>
  return [...Map.groupBy(found, ({ page }) => page)].map(([page, within]) => (
    <section key={page} aria-label={nameAmongAll(page)}>
      {namesPages && <h2 className="pt-2 text-lg">{nameAmongAll(page)}</h2>}
      <ul className="border-t-2 border-ink">
        {within.map((text) => (
          <TextRow key={text.key} text={text} onLook={(value) => onLook(text, value)} />
        ))}
      </ul>
    </section>
  ))
}

export const meta = officeMeta(copy.title)

/** Texts of the public pages and mails, editable. */
export default function TextsPage() {
  return (
    <OnlyFor access="admin" area="texts">
      <PageHeader title={copy.title} lead={copy.lead} />
      <SiteTexts />
    </OnlyFor>
  )
}

function SiteTexts() {
  const textsQuery = useCall(texts.list, { query: {} })
  return (
    <Fetched fetchings={[textsQuery]}>
      {textsQuery.answer && (
        <Found texts={textsQuery.answer.data.texts} facts={textsQuery.answer.data.facts} />
      )}
    </Fetched>
  )
}

const inBraces = (facts: readonly string[]) => facts.map((name) => `{${name}}`).join(', ')

/** Texts of a page, or search results of all pages. */
function Found({ texts: all, facts }: { texts: readonly StoredSiteText[]; facts: readonly string[] }) {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [draft, setDraft] = useState<Draft>()
  const pages = [...new Set(all.map(({ page }) => page))]
  const page = pages.find((one) => one === params.get('pagina')) ?? pages[0] ?? ''
  const isSearching = search.trim() !== ''
  const shown = isSearching ? foundTexts(all, search) : all.filter((text) => text.page === page)

  const choose = (chosen: string) => {
    setSearch('')
    setParams({ pagina: chosen }, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start">
      <TextPages texts={all} page={isSearching ? '' : page} onChoose={choose} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <div className="max-w-full lg:hidden">
            <CompactSelect
              label={copy.page}
              value={page}
              options={pages.map((value) => ({ value, label: nameAmongAll(value) }))}
              onChange={choose}
            />
          </div>
          <SearchBox label={copy.search} value={search} onChange={setSearch} />
          <output className="text-ink-soft">{copy.found(shown.length)}</output>
        </div>
        <details className="text-sm text-ink-soft">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-strong text-link underline">
            {copy.facts}
          </summary>
          <p className="measure">
            {belongsToMail(page) && !isSearching
              ? officeMailsCopy.facts(inBraces(shown[0]?.facts ?? []))
              : copy.factsText(inBraces(facts))}
          </p>
        </details>
        <TextList
          found={shown}
          namesPages={isSearching}
          onLook={(text, value) => setDraft({ text, value, pageName: nameOfPage(text.page) })}
        />
      </div>
      <TextPreview draft={draft} onClose={() => setDraft(undefined)} />
    </div>
  )
}

const { preview: previewCopy } = copy

/** Preview of a page or mail with unsaved text, at phone or desktop width. */
function TextPreview({ draft, onClose }: { draft: Draft | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={draft !== undefined}
      onClose={onClose}
      title={previewCopy.title(draft?.pageName ?? '')}
      closeLabel={previewCopy.close}
      size="large"
    >
      {draft &&
        (belongsToMail(draft.text.key) ? <MailPreview draft={draft} /> : <DraftedText draft={draft} />)}
    </Dialog>
  )
}

function DraftedText({ draft: { text, value } }: { draft: Draft }) {
  const sendCall = useSendCall()
  const { key, page } = text
  const fetchPreview = useCallback(
    () => sendCall(texts.preview, { body: { path: previewPath(page), drafts: { [key]: value } } }),
    [sendCall, key, page, value],
  )
  return <DraftedPage fetchPage={fetchPreview} shows={value} />
}

type TextRowProps = { text: StoredSiteText; onLook: (value: string) => void }

/** Current text, beside the default if edited; editable in place. */
function TextRow({ text, onLook }: TextRowProps) {
  const [editor, setEditor] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const change = useRef<HTMLButtonElement>(null)
  // Restores the focus after closing the editor.
  useEffect(() => {
    if (editor === 'closed') change.current?.focus()
  }, [editor])
  const sendCall = useSendCall()
  const label = textLabel(text.key)

  const restore = async () => {
    const outcome = await sendCall(texts.restore, { params: { key: text.key } })
    if (outcome.ok) showToast(copy.restored)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-3 lg:grid-cols-[14rem_minmax(0,1fr)]">
      {editor !== 'open' && <p className="text-sm text-ink-soft">{label}</p>}
      {editor === 'open' ? (
        <TextEditor text={text} label={label} onLook={onLook} onDone={() => setEditor('closed')} />
      ) : (
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-1 [overflow-wrap:anywhere]">
            <p>{currentText(text)}</p>
            {text.value !== null && (
              <p className="text-sm text-ink-soft">
                {copy.shipped} {text.default}
              </p>
            )}
          </div>
          <div className="-my-1 -ml-3 flex sm:ml-0">
            {text.value !== null && (
              <Button tone="quiet" size="small" aria-label={copy.restoreOf(label)} onClick={restore}>
                {copy.restore}
              </Button>
            )}
            <Button
              tone="quiet"
              size="small"
              aria-label={copy.changeOf(label)}
              ref={change}
              onClick={() => setEditor('open')}
            >
              {copy.change}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
