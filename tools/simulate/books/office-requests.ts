import type { SimulationState } from '../simulation-state.ts'
import type { Answer } from '../virtual-server.ts'

/** Reads a path of the API as the bookkeeper; throws for any other response than 200. */
export async function readBooks({ product }: SimulationState, path: string) {
  const { status, body } = await product.request('conta', 'GET', `/api${path}`)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** Sends a step of the bookkeeper and counts it by `deed`; throws where it is refused. */
export async function doInBooks(
  simulation: SimulationState,
  deed: string,
  path: string,
  body: object,
): Promise<Answer> {
  const answer = await simulation.product.request('conta', 'POST', `/api${path}`, body)
  return accepted(simulation, deed, answer)
}

/** Counts a response by `deed`; throws where it is a refusal. */
export function accepted({ responses }: SimulationState, deed: string, answer: Answer) {
  responses.note(deed, answer)
  if (answer.status >= 300)
    throw new Error(`${deed} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
