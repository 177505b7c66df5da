import type { Dog } from '@rumi/data-layer'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { officeClientsCopy } from '../../copy/office-clients.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { fullName, type Client } from '../use-house-book.ts'
import { IdentifiedCell } from './identified-cell.tsx'

type ClientTableProps = { clients: readonly Client[]; dogs: readonly Dog[]; onStale: () => Promise<void> }

/** Each client with their dogs, how to reach them, and whether their identification is on file. */
export function ClientTable({ clients, dogs, onStale }: ClientTableProps) {
  return (
    <DataTable
      caption={officeClientsCopy.caption}
      columns={columnsFor(dogs, onStale)}
      rows={clients}
      rowKey={({ id }) => id}
    />
  )
}

const columnsFor = (
  dogs: ClientTableProps['dogs'],
  onStale: ClientTableProps['onStale'],
): readonly Column<Client>[] => [
  { key: 'name', header: officeClientsCopy.name, cell: (client) => <NameCell client={client} /> },
  { key: 'contact', header: officeClientsCopy.contact, cell: (client) => <ContactLinks client={client} /> },
  {
    key: 'dogs',
    header: officeClientsCopy.dogs,
    cell: ({ id }) => <DogsCell dogs={dogs.filter(({ ownerId }) => ownerId === id)} />,
  },
  {
    key: 'identified',
    header: officeClientsCopy.identified,
    cell: (client) => <IdentifiedCell client={client} onStale={onStale} />,
  },
]

function NameCell({ client }: { client: Client }) {
  return (
    <span className="block max-w-64 min-w-36 [overflow-wrap:anywhere]">
      {fullName(client)}
      <span className="block text-sm font-text text-ink-soft">{client.email}</span>
    </span>
  )
}

function DogsCell({ dogs }: { dogs: readonly Dog[] }) {
  if (dogs.length === 0) return <span className="text-ink-soft">{officeClientsCopy.noDogs}</span>
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {dogs.map((dog) => (
        <li key={dog._id} className="flex items-center gap-1.5 whitespace-nowrap">
          <DogPortrait breed={dog.breed} color={dog.color} seed={dog._id} size={28} />
          {dog.name}
        </li>
      ))}
    </ul>
  )
}
