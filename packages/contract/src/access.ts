/** Roles of users (decision 16). */
export const roles = ['cliente', 'colaborador', 'contador', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Reach of a permission for a role: every record, the records of one's account (which two people may share),
 * one's own records alone, or nothing.
 */
export type Reach = 'all' | 'own' | 'self' | 'none'

const reach = (cliente: Reach, colaborador: Reach, contador: Reach, admin: Reach): Record<Role, Reach> => ({
  cliente,
  colaborador,
  contador,
  admin,
})

/** Each kind of access as one line: how far each of the roles gets, in their order. A stranger gets in through `public` only. */
export const policies = {
  public: reach('all', 'all', 'all', 'all'),
  session: reach('all', 'all', 'all', 'all'),
  /** Also permitted while a required second factor is not set up; nothing else is then. */
  'session-in-setup': reach('all', 'all', 'all', 'all'),
  personal: reach('self', 'self', 'self', 'self'),
  own: reach('own', 'own', 'own', 'own'),
  'own-or-staff': reach('own', 'all', 'all', 'all'),
  'own-or-desk': reach('own', 'all', 'none', 'all'),
  'own-client': reach('self', 'none', 'none', 'none'),
  'self-or-staff': reach('self', 'all', 'all', 'all'),
  'self-or-desk': reach('self', 'all', 'none', 'all'),
  profile: reach('self', 'all', 'self', 'all'),
  staff: reach('none', 'all', 'all', 'all'),
  desk: reach('none', 'all', 'none', 'all'),
  books: reach('none', 'none', 'all', 'all'),
  'self-or-admin': reach('self', 'none', 'none', 'all'),
  admin: reach('none', 'none', 'none', 'all'),
  /** Hands over everything that `desk`, `books` or `admin` see record by record; an own role may take that away alone. */
  'desk-export': reach('none', 'all', 'none', 'all'),
  'books-export': reach('none', 'none', 'all', 'all'),
  'admin-export': reach('none', 'none', 'none', 'all'),
} satisfies Record<string, Record<Role, Reach>>

export type Access = keyof typeof policies

export const reachOf = (access: Access, role: Role): Reach => policies[access][role]

/** Staff roles. */
export const staffRoles = ['colaborador', 'contador', 'admin'] as const satisfies readonly Role[]

export type StaffRole = (typeof staffRoles)[number]

/** Roles that must have a second factor whatever the settings say: they reach everybody's data or the books. */
export const alwaysWithSecondFactor = ['contador', 'admin'] as const satisfies readonly StaffRole[]

export const isStaff = (role: Role) => role !== 'cliente'
