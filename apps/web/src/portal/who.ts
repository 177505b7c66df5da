/** Role of the visitor of a public page. */
export type Who = 'guest' | 'owner' | 'staff'
