import { methodOf, pathOf, resources, type ResourceName, type ResourceSpec, type Verb } from '@rumi/contract'
import type { Sent } from './open-network.ts'
import { personOf, missingId, type RequestContext } from './request-context.ts'
import { callRequests } from './call-requests.ts'
import { targets } from './table-targets.ts'

export type Named = { operationId: string; method: string; path: string }

/** A right request for any operation of the document; the asker's right to it is what is being tried. */
export async function requestFor(named: Named, context: RequestContext): Promise<Sent> {
  const [name = '', verb = ''] = named.operationId.split('.')
  if (named.operationId in callRequests) return callRequest(named, context)
  if (!(name in resources)) throw new Error(`no request is defined for ${named.operationId}`)
  return rowRequest(name as ResourceName, verb as Verb, context)
}

async function callRequest({ operationId, method, path }: Named, context: RequestContext): Promise<Sent> {
  const { params = {}, query, ...sent } = await callRequests[operationId]!(context)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? missingId)
  return { ...sent, method, path: `/api${filled}${query ? `?${query}` : ''}` }
}

const whatIsMissing: Partial<Record<ResourceName, object>> = {
  bookings: { rumiIds: [missingId] },
  waitingList: { rumiIds: [missingId] },
  medicalRecords: { rumiId: missingId },
  absences: { resourceId: missingId },
  reportCards: { rumiId: missingId },
  groomingCards: { rumiId: missingId },
  careItems: { rumiId: missingId },
  orders: { items: [{ productId: 999_999, quantity: 1 }] },
}

async function rowRequest(name: ResourceName, verb: Verb, context: RequestContext): Promise<Sent> {
  const spec: ResourceSpec = resources[name]
  const target = targets[name]!
  const method = methodOf(spec, verb)
  const isAboutPeople = name === 'clients' && (verb === 'update' || verb === 'read')
  if (verb === 'list') return { method, path: `/api${pathOf(spec, verb, personOf(context))}` }
  if (verb === 'create') {
    const body = {
      ...(await target.newBody!(context.server, 'ana')),
      ...(name === 'dogs' || name === 'passes' ? { ownerId: context.server.ids.ana } : {}),
      ...(context.about === 'missing' ? whatIsMissing[name] : {}),
    }
    return { method, path: `/api${spec.path}`, body }
  }
  const id = isAboutPeople
    ? personOf(context)
    : context.about === 'missing'
      ? missingId
      : await target.make(context.server)
  const path = `/api${pathOf(spec, verb, id)}`
  return verb === 'update' ? { method, path, body: target.change } : { method, path }
}
