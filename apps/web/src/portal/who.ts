/** Who opened a page that is open to everybody. */
export type Who = 'guest' | 'owner' | 'staff'
