import { methodOf, pathOf, resources, type ResourceName, type ResourceSpec, type Verb } from '@rumi/contract'
import type { Sent } from './ask-over-network.ts'
import { personOf, missingId, type Asking } from './asking.ts'
import { callRequests } from './call-requests.ts'
import { targets } from './table-targets.ts'

export type Named = { operationId: string; method: string; path: string }

/** A right request for any operation of the document; the asker's right to it is what is being tried. */
export async function requestFor(named: Named, asking: Asking): Promise<Sent> {
  const [name = '', verb = ''] = named.operationId.split('.')
  if (named.operationId in callRequests) return callRequest(named, asking)
  if (!(name in resources)) throw new Error(`nobody knows how to ask for ${named.operationId}`)
  return rowRequest(name as ResourceName, verb as Verb, asking)
}

async function callRequest({ operationId, method, path }: Named, asking: Asking): Promise<Sent> {
  const { params = {}, query, ...sent } = await callRequests[operationId]!(asking)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? missingId)
  return { ...sent, method, path: `/api${filled}${query ? `?${query}` : ''}` }
}

const whatIsMissing: Partial<Record<ResourceName, object>> = {
  bookings: { rumiIds: [missingId] },
  waitingList: { rumiIds: [missingId] },
  medicalRecords: { rumiId: missingId },
  absences: { resourceId: missingId },
  reportCards: { rumiId: missingId },
  orders: { items: [{ productId: 999_999, quantity: 1 }] },
}

async function rowRequest(name: ResourceName, verb: Verb, asking: Asking): Promise<Sent> {
  const spec: ResourceSpec = resources[name]
  const target = targets[name]!
  const method = methodOf(spec, verb)
  const isAboutPeople = name === 'clients' && (verb === 'update' || verb === 'read')
  if (verb === 'list') return { method, path: `/api${pathOf(spec, verb, personOf(asking))}` }
  if (verb === 'create') {
    const body = {
      ...(await target.newBody!(asking.server, 'ana')),
      ...(name === 'dogs' || name === 'passes' ? { ownerId: asking.server.ids.ana } : {}),
      ...(asking.about === 'missing' ? whatIsMissing[name] : {}),
    }
    return { method, path: `/api${spec.path}`, body }
  }
  const id = isAboutPeople
    ? personOf(asking)
    : asking.about === 'missing'
      ? missingId
      : await target.make(asking.server)
  const path = `/api${pathOf(spec, verb, id)}`
  return verb === 'update' ? { method, path, body: target.change } : { method, path }
}
