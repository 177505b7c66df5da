import { resources, telephoneLink } from '@rumi/contract'
import { clients, type Dog } from '@rumi/data-layer'
import { paths } from '../../../shared/business/paths.ts'
import { officeClientsCopy as copy } from '../../../copy/office/people/clients.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { screenCalls, type Screen } from '../../kit/resource-screen/screen.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { clientRows } from '../loaders.ts'

/** Screen of all clients; `dogsOf` holds the dogs of those on the screen. */
export const clientsScreen = (dogsOf: ReadonlyMap<string, readonly Dog[]>): Screen<Client> => ({
  name: 'clients',
  row: resources.clients,
  calls: screenCalls(resources.clients, clients),
  copy,
  nameOf: fullName,
  pageOf: ({ id }) => paths.officeClient(id),
  ...clientRows,
  usualSort: 'name',
  columns: [
    { key: 'name', header: copy.fullName, sort: 'name', cell: fullName },
    {
      key: 'dogs',
      header: copy.dogs,
      cell: ({ id }) =>
        dogsOf
          .get(id)
          ?.map(({ name }) => name)
          .join(', '),
    },
    {
      key: 'phone',
      header: copy.phone,
      widthPx: 150,
      givesWay: 'next',
      card: 'none',
      cell: ({ name, phone, phoneE164 }) => phone && <PhoneLink {...{ name, phone, phoneE164 }} />,
    },
    {
      key: 'email',
      header: copy.email,
      sort: 'email',
      givesWay: 'first',
      card: 'none',
      cell: ({ email }) => email || <span className="text-ink-soft">{copy.noEmail}</span>,
    },
    {
      key: 'identified',
      header: copy.identified,
      widthPx: 145,
      card: 'corner',
      cell: ({ identifiedAt }) => (
        <StateChip tone={identifiedAt ? 'ok' : 'missing'}>
          {identifiedAt ? copy.isIdentified : copy.isMissing}
        </StateChip>
      ),
    },
  ],
  fields: [
    { name: 'name', kind: 'text', label: copy.name },
    { name: 'lastName', kind: 'text', label: copy.lastName },
    {
      name: 'email',
      kind: 'email',
      label: copy.email,
      hint: copy.emailHint,
      only: 'create',
      optional: true,
      wide: true,
    },
    { name: 'phone', kind: 'phone', label: copy.phone },
  ],
})

/** Above the row's own target, so that a tap calls. */
function PhoneLink({ name, phone, phoneE164 }: Record<'name' | 'phone' | 'phoneE164', string>) {
  return (
    <a
      href={telephoneLink(phoneE164)}
      aria-label={`${name}, ${phone}`}
      className="relative z-1 text-link underline"
    >
      {phone}
    </a>
  )
}
