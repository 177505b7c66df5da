import type { Network } from './open-network.ts'
import type { DemoName } from '../servers/open-test-server.ts'

type Importing = { dryRun?: boolean; mapping?: string; who?: DemoName }

/** Sends a table of one kind; a text is a CSV. */
export async function sendImport(
  network: Network,
  kind: string,
  table: string | Uint8Array<ArrayBuffer>,
  { dryRun = false, mapping, who = 'admin' }: Importing = {},
) {
  const query = new URLSearchParams({
    kind,
    dryRun: String(dryRun),
    ...(mapping === undefined ? {} : { mapping }),
  })
  const file = new Blob([table])
  const { status, body } = await network.request(who, {
    method: 'POST',
    path: `/api/imports?${query.toString()}`,
    file,
  })
  return { status, body, import: body?.data?.import }
}
