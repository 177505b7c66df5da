import {
  accountNatures,
  accountTypes,
  resources,
  type RecordOf,
  type Resources,
  satGroupName,
  satGroupOf,
  satGroupProblem,
  books,
  firstOfMonth,
  formatPesos,
} from '@rumi/contract'
import { accounts } from '@rumi/data-layer'
import { accountsCopy as copy } from '../../../copy/office/books/accounts.ts'
import { paths } from '../../../shared/business/paths.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'

/** Today's balance of an account; zero if no report contains it. */
function AccountBalance({ id }: { id: string }) {
  const to = businessToday()
  const trialBalanceQuery = useCall(books.trialBalance, { query: { from: firstOfMonth(to), to } })
  const rows = trialBalanceQuery.answer?.data.trialBalance.rows
  if (!rows) return null
  return formatPesos(rows.find(({ accountId }) => accountId === id)?.closingCentavos ?? 0)
}

type Grouped = Pick<RecordOf<Resources['accounts']>, 'code' | 'type' | 'satGroup'>

/** Warning about an account that SAT would misread; undefined if its group is right. */
function groupWarning(account: Grouped): string | undefined {
  const problem = satGroupProblem(account)
  if (problem === null) return undefined
  const group = satGroupOf(account)
  if (group === null) return copy.wrongGroup.unknown(account.satGroup || account.code)
  const means = copy.groupIs(group, satGroupName(group) ?? '')
  return problem.is === 'changed'
    ? copy.wrongGroup.changed(means, problem.usual, satGroupName(problem.usual) ?? '')
    : copy.wrongGroup['other-type'](means)
}

/** SAT's name of the group, or why it is wrong. */
function groupHint({ code, type, satGroup }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof code !== 'string' || typeof satGroup !== 'string' || satGroup === '') return undefined
  const account = { code, satGroup, type: type as Grouped['type'] }
  return groupWarning(account) ?? copy.groupOf(satGroupName(satGroupOf(account) ?? '') || satGroup)
}

type Account = RecordOf<Resources['accounts']>

const types = accountTypes.map((value) => ({ value, label: copy.types[value] }))
const natures = accountNatures.map((value) => ({ value, label: copy.natures[value] }))

/** Depth of an account in the tree of codes: 401 is 0, 401.01 is 1. */
const depthOf = ({ code }: Account) => code.split('.').length - 1

const withWarning = (text: string, account: Account) =>
  [text, groupWarning(account)].filter(Boolean).join(' ')

/** Chart of accounts as a tree of codes, with today's balances. */
const accountsScreen: Screen<Account> = {
  name: 'accounts',
  row: resources.accounts,
  calls: screenCalls(resources.accounts, accounts),
  copy: {
    ...copy,
    added: (account) => withWarning(copy.added(account), account),
    saved: (account) => withWarning(copy.saved(account), account),
  },
  nameOf: ({ code, name }) => `${code} ${name}`,
  usualSort: 'code',
  columns: [
    {
      key: 'code',
      header: copy.name,
      sort: 'code',
      cell: (account) => (
        <span style={{ paddingInlineStart: `${Math.max(0, depthOf(account) - 1) * 1.25}rem` }}>
          {account.code} {account.name}
        </span>
      ),
    },
    {
      key: 'type',
      header: copy.type,
      widthPx: 120,
      givesWay: 'next',
      cell: ({ type }) => copy.types[type],
    },
    {
      key: 'nature',
      header: copy.nature,
      widthPx: 130,
      givesWay: 'first',
      card: 'none',
      cell: ({ nature }) => copy.natures[nature],
    },
    {
      key: 'state',
      header: copy.active,
      widthPx: 130,
      givesWay: 'first',
      card: 'none',
      cell: (account) => (
        <>
          {!account.active && <StateChip tone="neutral">{copy.inactive}</StateChip>}
          {groupWarning(account) && <StateChip tone="soon">{copy.checkGroup}</StateChip>}
        </>
      ),
    },
    {
      key: 'balance',
      header: copy.balance,
      numeric: true,
      widthPx: 180,
      card: 'corner',
      cell: ({ id }) => <AccountBalance id={id} />,
    },
  ],
  filters: [{ param: 'tipo', field: 'type', label: copy.type, anyLabel: copy.anyType, options: types }],
  fields: [
    { name: 'code', kind: 'text', label: copy.code, hint: copy.codeHint },
    { name: 'name', kind: 'text', label: copy.name },
    { name: 'type', kind: 'select', label: copy.type, options: types, placeholder: '' },
    { name: 'nature', kind: 'select', label: copy.nature, options: natures, placeholder: '' },
    {
      name: 'satGroup',
      kind: 'text',
      label: copy.satGroup,
      hint: copy.satGroupHint,
      hintFor: groupHint,
      optional: true,
    },
    { name: 'active', kind: 'yes', label: copy.active, initially: true },
  ],
  beside: ({ id }) => (
    <LinkButton tone="secondary" to={paths.officeLedger(id)}>
      {copy.movements}
    </LinkButton>
  ),
  putAway: { label: copy.putAway, changes: { active: false }, done: copy.wasPutAway },
}

export const meta = officeMeta(copy.title)

export default function AccountsPage() {
  return <ResourceScreen screen={accountsScreen} listed={useScreenRows(accountsScreen)} />
}
