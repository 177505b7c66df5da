import { formatDay, dayOf, nameInCfdi } from '@rumi/contract'
import { Merge, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { together, untilFound, useRecords } from '../../../shared/fetching/queries.ts'
import { officeClientsCopy as copy } from '../../../copy/office/people/clients.ts'
import { collectorsCopy } from '../../../copy/shared/collectors.ts'
import { CollectorList } from '../../../shared/people/collector-list.tsx'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeVisitsCopy } from '../../../copy/office/desk/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { dogsScreen } from '../dogs/dogs-screen.tsx'
import { DogLines } from '../dogs/dog-lines.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { ClientPasses } from '../../money/passes/client-passes.tsx'
import { ClientBalance } from '../../money/payments/client-balance.tsx'
import { MergeDialog } from '../../kit/merge-dialog.tsx'
import { MissingRecord, RecordSection } from '../../kit/record-page-parts.tsx'
import { RecordDialog } from '../../kit/resource-screen/record-dialog.tsx'
import { useCanSee } from '../../kit/permissions/use-permission.ts'
import { useRowRights } from '../../kit/resource-screen/use-row-rights.ts'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { VisitLines } from '../../kit/visit-lines.tsx'
import { ClientAgreements } from '../agreements/client-agreements.tsx'
import { ClaimLink } from './claim-link.tsx'
import { ClientFamily } from './client-family.tsx'
import { clientsScreen } from './clients-screen.tsx'
import { Identification } from './identification.tsx'

export const meta = officeMeta(copy.title)

const screen = clientsScreen(new Map())
/** A client without an email gets one here; afterwards only the client changes it. */
const withoutAddress = {
  ...screen,
  fields: screen.fields.map(({ only, ...field }) =>
    field.name === 'email' || !only ? field : { ...field, only },
  ),
}
const theirDogs = dogsScreen({ ownerOf: new Map(), medicalRecordsOf: new Map(), seesCare: true })
const dogOfTheirs = { ...theirDogs, fields: theirDogs.fields.filter(({ name }) => name !== 'ownerId') }
const back = { to: paths.officeClients(), label: copy.back }

/** One client: contact, identification, dogs and bookings. */
export default function ClientPage() {
  const { id = '' } = useParams()
  const found = useRecords('clients', { ids: id })
  const [client] = found.records
  const fetching = untilFound(found, client !== undefined)
  const isMissing = fetching.status === 'failed' && fetching.refusal?.code === 'malformed'
  return isMissing || (fetching.status === 'ready' && !client) ? (
    <MissingRecord copy={copy} back={back} />
  ) : (
    <Fetched fetchings={[fetching]}>
      {client && <OneClient client={client} onStale={fetching.again} />}
    </Fetched>
  )
}

function Address({ client, mayHandOver }: { client: Client; mayHandOver: boolean }) {
  if (!client.email)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-ink-soft">{copy.noEmail}</span>
        {mayHandOver && <ClaimLink client={client} />}
      </div>
    )
  return (
    <a href={`mailto:${client.email}`} className="inline-flex min-h-10 items-center text-link underline">
      <span className="[overflow-wrap:anywhere]">{client.email}</span>
    </a>
  )
}

function OneClient({ client, onStale }: { client: Client; onStale: () => Promise<void> }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'data' | 'dog' | 'merge'>()
  const rights = useRowRights(screen)
  const { create: mayAddDog } = useRowRights(dogOfTheirs)
  const dogs = useRecords('dogs', { ownerId: client.id, limit: 200 })
  const booked = useRecords('bookings', { clientId: client.id, sort: '-start', limit: 200 })
  const offered = useRecords('services', { limit: 200 })
  const serviceName = (id: string) =>
    offered.records.find((known) => known.id === id)?.name ?? officeCopy.unknownService
  const seesDogs = useCanSee('dogs')
  const seesBookings = useCanSee('bookings')
  const close = () => setOpened(undefined)

  return (
    <>
      <PageHeader
        title={fullName(client)}
        back={back}
        lead={`${copy.since}: ${formatDay(dayOf(client.createdAt), businessToday())}`}
        actions={
          rights.update && (
            <>
              <Button tone="quiet" onClick={() => setOpened('merge')}>
                <Merge className="size-5" aria-hidden="true" />
                {copy.merge.open}
              </Button>
              <Button onClick={() => setOpened('data')}>
                <Pencil className="size-5" aria-hidden="true" />
                {copy.edit}
              </Button>
            </>
          )
        }
      />
      <div className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ContactLinks client={client} />
        <Address client={client} mayHandOver={rights.update} />
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{copy.identified}</span>
          <Identification client={client} onStale={onStale} />
        </div>
      </div>
      <ClientFamily clientId={client.id} mayEnd={rights.update} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ClientBalance client={client} name={fullName(client)} />
        {seesDogs && (
          <RecordSection
            title={copy.dogs}
            action={
              mayAddDog && (
                <Button tone="secondary" size="small" onClick={() => setOpened('dog')}>
                  <Plus className="size-4" aria-hidden="true" />
                  {copy.addDog}
                </Button>
              )
            }
          >
            <Fetched fetchings={[dogs]}>
              {dogs.records.length === 0 ? (
                <p className="text-ink-soft">{copy.noDogsText}</p>
              ) : (
                <DogLines dogs={dogs.records} />
              )}
            </Fetched>
          </RecordSection>
        )}
        {seesBookings && (
          <RecordSection title={officeVisitsCopy.title}>
            <Fetched fetchings={[together(booked, offered)]}>
              <VisitLines booked={booked} serviceName={serviceName} />
            </Fetched>
          </RecordSection>
        )}
        <RecordSection title={collectorsCopy.title}>
          <p className="text-ink-soft">{collectorsCopy.officeText}</p>
          <CollectorList clientId={client.id} mayChange={rights.update} />
        </RecordSection>
        <ClientAgreements clientId={client.id} />
        <ClientPasses owner={{ id: client.id, name: fullName(client) }} />
        {client.invoice && (
          <RecordSection title={copy.invoice}>
            <InvoiceFacts invoice={client.invoice} />
          </RecordSection>
        )}
      </div>
      <MergeDialog
        open={opened === 'merge'}
        kind="clients"
        remaining={{ id: client.id, name: fullName(client) }}
        copy={copy.merge}
        onClose={close}
      />
      <RecordDialog
        screen={client.email ? screen : withoutAddress}
        open={opened === 'data'}
        record={client}
        onClose={close}
        onRemoved={() => navigate(back.to, { replace: true })}
      />
      <RecordDialog
        screen={dogOfTheirs}
        open={opened === 'dog'}
        fixed={{ ownerId: client.id }}
        onClose={close}
        onCreated={({ _id }) => navigate(paths.officeDog(_id))}
      />
    </>
  )
}

/** Invoice details of a client. */
function InvoiceFacts({ invoice }: { invoice: NonNullable<Client['invoice']> }) {
  const name = nameInCfdi(invoice)
  const facts = [
    [copy.rfc, invoice.rfc],
    [copy.legalName, invoice.legalName],
    [copy.nameInCfdi, name === invoice.legalName ? '' : name],
    [copy.taxRegime, invoice.taxRegime],
    [copy.postalCode, invoice.postalCode],
    [copy.cfdiUse, invoice.cfdiUse],
  ].filter(([, fact]) => fact)
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 tabular">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="[overflow-wrap:anywhere]">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
