import { isStaff, resources, roles } from '@rumi/contract'
import { clients } from '@rumi/data-layer'
import { officeUsersCopy as copy } from '../../copy/office-users.ts'
import { screenCalls, type Screen } from '../resource-screen/screen.ts'
import { fullName, type Client } from '../use-directory.ts'
import { EndSessions } from './end-sessions.tsx'

const everyRole = roles.map((value) => ({ value, label: copy.roles[value] }))

/** Who works here and as what; a client is found by choosing that role. */
export const usersScreen: Screen<Client> = {
  name: 'users',
  row: resources.clients,
  calls: screenCalls(resources.clients, clients),
  copy,
  nameOf: fullName,
  always: { role: roles.filter(isStaff).join(',') },
  usualSort: 'name',
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
    { key: 'role', header: copy.role, widthPx: 150, card: 'corner', cell: ({ role }) => copy.roles[role] },
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
  ],
  beside: (person) => <EndSessions person={person} />,
}
