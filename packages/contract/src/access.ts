/** Who someone is to the house (decision 16). */
export const roles = ['cliente', 'colaborador', 'contador', 'admin'] as const
export type Role = (typeof roles)[number]

/** How far a permission reaches for a role: every record, one's own, or nothing. */
export type Reach = 'all' | 'own' | 'none'

/** Each kind of access as one line: who gets how far. A stranger gets in through `public` only. */
export const policies = {
  public: { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  session: { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  /** Also while the role asks for a second factor that is not set up yet, when nothing else can be called. */
  'session-in-setup': { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  personal: { cliente: 'own', colaborador: 'own', contador: 'own', admin: 'own' },
  'own-or-staff': { cliente: 'own', colaborador: 'all', contador: 'all', admin: 'all' },
  'own-or-desk': { cliente: 'own', colaborador: 'all', contador: 'none', admin: 'all' },
  profile: { cliente: 'own', colaborador: 'all', contador: 'own', admin: 'all' },
  staff: { cliente: 'none', colaborador: 'all', contador: 'all', admin: 'all' },
  desk: { cliente: 'none', colaborador: 'all', contador: 'none', admin: 'all' },
  books: { cliente: 'none', colaborador: 'none', contador: 'all', admin: 'all' },
  'own-or-admin': { cliente: 'own', colaborador: 'none', contador: 'none', admin: 'all' },
  admin: { cliente: 'none', colaborador: 'none', contador: 'none', admin: 'all' },
} as const satisfies Record<string, Record<Role, Reach>>

export type Access = keyof typeof policies

/** How far `role` gets with `access`. */
export const reachOf = (access: Access, role: Role): Reach => policies[access][role]

/** Whether a role must have a second factor: it reaches everybody's data or the books. */
export const needsSecondFactor = (role: Role) => role === 'admin' || role === 'contador'

/** The roles of those who work here. */
export const staffRoles = ['colaborador', 'contador', 'admin'] as const satisfies readonly Role[]

export type StaffRole = (typeof staffRoles)[number]

/** Whether a role is one of the staff. */
export const isStaff = (role: Role) => role !== 'cliente'
