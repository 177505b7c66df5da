import { useMemo, useState } from 'react'
import { isStaff, resources, roles, type RecordOf, type Resources } from '@rumi/contract'
import { clients, office } from '@rumi/data-layer'
import { officeUsersCopy as copy } from '../../../copy/office/access/users.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ResourceScreen } from '../../kit/resource-screen/resource-screen.tsx'
import { useScreenRows } from '../../kit/resource-screen/use-screen-rows.ts'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'

/** Ends all sessions of a person. */
function EndSessions({ person }: { person: Client }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const outcome = await send(office.endSessionsOf(person.id))
    setBusy(false)
    if (outcome.ok) showToast(copy.sessionsEnded(person))
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <section className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4 pb-2">
      <h3 className="text-base">{copy.sessions}</h3>
      <p className="text-ink-soft">{copy.sessionsText}</p>
      <Button tone="secondary" size="small" loading={busy} onClick={end}>
        {copy.endSessions}
      </Button>
    </section>
  )
}

const everyRole = roles.map((value) => ({ value, label: copy.roles[value] }))

type OwnRole = RecordOf<Resources['customRoles']>

const roleWord = ({ role, customRoleId }: Client, ownRoles: readonly OwnRole[]) =>
  ownRoles.find(({ id }) => id === customRoleId)?.name ?? copy.roles[role]

/** Staff with their roles; a client is promoted by choosing a role. */
const usersScreen = (ownRoles: readonly OwnRole[]): Screen<Client> => ({
  name: 'users',
  row: resources.clients,
  calls: screenCalls(resources.clients, clients),
  copy,
  nameOf: fullName,
  always: { role: roles.filter(isStaff).join(',') },
  usualSort: 'name',
  area: 'users',
  may: { create: 'admin', update: 'admin', remove: 'admin' },
  columns: [
    { key: 'name', header: copy.fullName, sort: 'name', cell: fullName },
    { key: 'email', header: copy.email, sort: 'email', cell: ({ email }) => email },
    {
      key: 'phone',
      header: copy.phone,
      widthPx: 160,
      givesWay: 'first',
      card: 'none',
      cell: ({ phone }) => phone,
    },
    {
      key: 'role',
      header: copy.role,
      widthPx: 150,
      card: 'corner',
      cell: (person) => roleWord(person, ownRoles),
    },
  ],
  filters: [{ param: 'rol', field: 'role', label: copy.role, anyLabel: copy.anyRole, options: everyRole }],
  fields: [
    { name: 'name', kind: 'text', label: copy.name },
    { name: 'lastName', kind: 'text', label: copy.lastName },
    { name: 'email', kind: 'email', label: copy.email, hint: copy.emailHint, only: 'create', wide: true },
    { name: 'phone', kind: 'phone', label: copy.phone, optional: true },
    {
      name: 'role',
      kind: 'select',
      label: copy.role,
      hint: copy.roleHint,
      options: everyRole,
      initially: 'colaborador',
      wide: true,
    },
    ...(ownRoles.length === 0
      ? []
      : [
          {
            name: 'customRoleId',
            kind: 'select',
            label: copy.ownRole,
            hint: copy.ownRoleHint,
            options: ownRoles.map(({ id, name, baseRole }) => ({
              value: id,
              label: copy.ownRoleOf(name, copy.roles[baseRole]),
            })),
            placeholder: copy.noOwnRole,
            optional: true,
            clearsTo: null,
            only: 'update',
            wide: true,
          } as const,
        ]),
  ],
  beside: (person) => <EndSessions person={person} />,
})

export const meta = officeMeta(copy.title)

export default function UsersPage() {
  return (
    <OnlyFor access="admin" area="users">
      <Users />
    </OnlyFor>
  )
}

function Users() {
  const ownRoles = useEveryRecord('customRoles', { sort: 'name' }).answer
  const screen = useMemo(() => usersScreen(ownRoles ?? []), [ownRoles])
  return <ResourceScreen screen={screen} listed={useScreenRows(screen)} />
}
