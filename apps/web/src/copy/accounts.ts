import { satGroupName, satGroupOf, satGroupProblem, type RecordOf, type Resources } from '@rumi/contract'

type Account = RecordOf<Resources['accounts']>

type Grouped = Pick<Account, 'code' | 'type' | 'satGroup'>

/** Warning about an account that SAT would misread; nothing where its group is right. */
function groupWarning(account: Grouped): string | undefined {
  const problem = satGroupProblem(account)
  if (problem === null) return undefined
  const group = satGroupOf(account) ?? account.satGroup
  const told = satGroupName(group)
  const means = told ? `${group} es «${told}»` : `El ${group}`
  switch (problem.is) {
    case 'unknown':
      return `El SAT no tiene el agrupador ${account.satGroup}. Revísalo antes de enviar el catálogo.`
    case 'other-type':
      return `${means}: no corresponde al tipo de esta cuenta.`
    case 'changed':
      return `${means}. Aquí se registran operaciones de ${problem.usual} «${satGroupName(problem.usual)}».`
  }
}

/** `/oficina/contabilidad/cuentas`. */
export const accountsCopy = {
  title: 'Cuentas',
  lead: 'El catálogo con su saldo de hoy. Cada cuenta se abre para ver o cambiar sus datos.',
  search: 'Buscar cuenta o código',
  add: 'Nueva cuenta',
  newTitle: 'Nueva cuenta',
  editTitle: ({ code, name }: Account) => `${code} ${name}`,
  added: (account: Account) =>
    [`La cuenta ${account.code} ya está en el catálogo.`, groupWarning(account)].filter(Boolean).join(' '),
  saved: (account: Account) =>
    [`Guardada la cuenta ${account.code}.`, groupWarning(account)].filter(Boolean).join(' '),
  remove: 'Borrar cuenta',
  removeTitle: ({ code, name }: Account) => `¿Borrar ${code} ${name}?`,
  removeText: () => 'Solo se borra una cuenta sin movimientos. Si los tiene, déjala fuera de uso.',
  removed: ({ code }: Account) => `Borrada la cuenta ${code}.`,
  putAway: 'Dejar fuera de uso',
  wasPutAway: ({ code }: Account) => `La cuenta ${code} quedó fuera de uso.`,
  emptyTitle: 'Ninguna cuenta aquí',
  emptyText: 'Cambia lo que buscas, o agrega la primera.',
  code: 'Código',
  codeHint: 'Como 401.01 o 401.01.07: la última queda dentro de la primera.',
  name: 'Nombre',
  type: 'Tipo',
  anyType: 'Todos',
  types: {
    asset: 'Activo',
    liability: 'Pasivo',
    equity: 'Capital',
    income: 'Ingreso',
    expense: 'Gasto',
  } satisfies Record<Account['type'], string>,
  nature: 'Naturaleza',
  natures: { debit: 'Deudora', credit: 'Acreedora' } satisfies Record<Account['nature'], string>,
  satGroup: 'Agrupador del SAT',
  satGroupHint: 'Vacío, el del código.',
  groupOf: (account: Grouped) =>
    groupWarning(account) ?? `Para el SAT: ${satGroupName(satGroupOf(account)!) || account.satGroup}.`,
  checkGroup: 'Revisa su agrupador',
  active: 'En uso',
  inactive: 'Fuera de uso',
  balance: 'Saldo de hoy',
  movements: 'Ver movimientos',
} as const
