import { refusals, type RefusalCode } from '@rumi/contract'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { privateRoutes } from './private-routes.ts'
import { renderedPaths } from './rendered-paths.ts'
import { ActionableRefusal } from '../shared/refusals/actionable-refusal.tsx'
import { nextStepAfter, nextSteps } from '../shared/refusals/next-steps.ts'

type Routes = typeof privateRoutes
const pathsIn = (routes: Routes): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsIn(children ?? [])])

const codes = Object.keys(nextSteps) as RefusalCode[]

/** Renders a refusal for the given role. */
function shown(code: RefusalCode, role: 'cliente' | 'colaborador') {
  const store = {
    getState: () => ({ user: { role } }),
    subscribe: () => () => undefined,
    dispatch: () => undefined,
  }
  const refusal = { code, message: refusals[code].message }
  const router = createMemoryRouter([{ path: '*', element: <ActionableRefusal refusal={refusal} /> }], {
    initialEntries: ['/elsewhere'],
  })
  return renderToString(
    <Provider store={store as never}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

test.each(codes)('%s has a next step that exists', (code) => {
  const pages = new Set([...pathsIn(privateRoutes), ...renderedPaths])
  for (const role of ['cliente', 'colaborador'] as const) {
    const html = shown(code, role)
    expect(html).toContain(refusals[code].message)
    const next = nextStepAfter(code, role === 'colaborador')
    expect(html.includes('<a ')).toBe(next !== null)
    if (!next) continue
    expect(html).toContain(`href="${next.to}"`)
    expect(html).toContain(next.label)
    expect([...pages]).toContain(next.to)
  }
})

test('returns no next step for an unknown code, nor for a property name of Object', () => {
  expect(nextStepAfter('not-yet', true)).toBeNull()
  expect(nextStepAfter('toString', true)).toBeNull()
  expect(nextStepAfter(null, false)).toBeNull()
})

/** Refusals for machines, which get no advice. */
const toMachines: readonly RefusalCode[] = ['not-signed']

/** Matches imperative verbs, with or without clitics. */
const asks =
  /(?<!\p{L})(actualiza|agrega|borra|busca|búsca(la|lo)|cambia|cámbialo|cancela|cancéla(la|lo)|cierra|confirma|corrige|dales|deja|déja(lo|la)|descárgalo|divídela|elige|envía|escribe|escríbe(nos|le|los)|espera|inicia|intenta|llámanos|márca(la|lo)|muévelas|paga|pásalo|pide|pídelo|protege|quita|revisa|revísalos|sepára(lo|los)|tímbra(la|lo)|usa|vuelve|vuelvas)(?!\p{L})/iu

test.each(codes.filter((code) => !toMachines.includes(code)))('%s contains an instruction', (code) => {
  expect(refusals[code].message).toMatch(asks)
})
