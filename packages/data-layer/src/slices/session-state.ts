import type { Role, SessionUser } from '@rumi/contract'
import type { Status } from './request-status.ts'

/** Session with exactly the fields of spec §3. The token is in memory only (decision 28). */
export type SessionState = {
  userid: string | null
  isLoggedIn: boolean
  profilePic: string | null
  role: Role | null
  name: string | null
  lastName: string | null
  status: Status
  error: string | null
  token: string | null
  registrationMessage: string | null
  verificationMessage: string | null
  email: string | null
}

export const nobody: SessionState = {
  userid: null,
  isLoggedIn: false,
  profilePic: null,
  role: null,
  name: null,
  lastName: null,
  status: 'idle',
  error: null,
  token: null,
  registrationMessage: null,
  verificationMessage: null,
  email: null,
}

export const identityOf = ({ _id, name, lastName, email, role, profilePic }: SessionUser) => ({
  userid: _id,
  name,
  lastName,
  email,
  role,
  profilePic,
})
