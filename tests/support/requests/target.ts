import type { DemoName, TestServer } from '../servers/open-test-server.ts'

/** Needs of the table test for a row: a record of Ana's, and valid bodies. */
export type Target = {
  /** A fresh record; of Ana, where records have owners. */
  make: (server: TestServer) => Promise<string>
  newBody?: (server: TestServer, who: DemoName) => Promise<object>
  change: object
}

/** Creates a record and returns its id. */
export async function createdId(
  server: TestServer,
  who: DemoName,
  path: string,
  body: object,
  key: string,
  id: 'id' | '_id' = 'id',
) {
  const { status, body: answer } = await server.request(who, 'POST', `/api${path}`, body)
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
  return String(answer.data[key][id])
}
