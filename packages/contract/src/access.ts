/** Who someone is to the house (decision 16). */
export const roles = ['cliente', 'colaborador', 'contador', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * How far a permission reaches for a role: every record; what is of one's account, which two people may share; what is of oneself
 * alone; or nothing.
 */
export type Reach = 'all' | 'own' | 'self' | 'none'

/** Each kind of access as one line: who gets how far. A stranger gets in through `public` only. */
export const policies = {
  public: { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  session: { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  /** Also while the role asks for a second factor that is not set up yet, when nothing else can be called. */
  'session-in-setup': { cliente: 'all', colaborador: 'all', contador: 'all', admin: 'all' },
  personal: { cliente: 'self', colaborador: 'self', contador: 'self', admin: 'self' },
  own: { cliente: 'own', colaborador: 'own', contador: 'own', admin: 'own' },
  'own-or-staff': { cliente: 'own', colaborador: 'all', contador: 'all', admin: 'all' },
  'own-or-desk': { cliente: 'own', colaborador: 'all', contador: 'none', admin: 'all' },
  'own-client': { cliente: 'self', colaborador: 'none', contador: 'none', admin: 'none' },
  'self-or-staff': { cliente: 'self', colaborador: 'all', contador: 'all', admin: 'all' },
  'self-or-desk': { cliente: 'self', colaborador: 'all', contador: 'none', admin: 'all' },
  profile: { cliente: 'self', colaborador: 'all', contador: 'self', admin: 'all' },
  staff: { cliente: 'none', colaborador: 'all', contador: 'all', admin: 'all' },
  desk: { cliente: 'none', colaborador: 'all', contador: 'none', admin: 'all' },
  books: { cliente: 'none', colaborador: 'none', contador: 'all', admin: 'all' },
  'self-or-admin': { cliente: 'self', colaborador: 'none', contador: 'none', admin: 'all' },
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
