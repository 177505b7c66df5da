import type { Network, Sent } from './open-network.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'

/** Which record a request is about: one of the owner's (Ana), one of the asker's own, or none that exists. */
export type About = 'record' | 'own' | 'missing'
export type RequestContext = { server: TestServer; network: Network; who: DemoName | null; about: About }

export const missingId = '00000000-0000-4000-8000-000000000000'

/** Whose record an asking is about. */
export const personOf = ({ server, who, about }: RequestContext) =>
  about === 'missing' ? missingId : about === 'own' && who ? server.ids[who] : server.ids.ana

/** Parts of a request beside method and path. */
export type Part = Omit<Sent, 'method' | 'path'> & { params?: Record<string, string>; query?: string }
