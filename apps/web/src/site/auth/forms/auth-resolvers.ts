import {
  acceptedInvitationForm,
  emailForm,
  loginForm,
  newPasswordForm,
  registrationForm,
} from '@rumi/contract'
import { zodResolver } from '@hookform/resolvers/zod'

export const loginResolver = zodResolver(loginForm)
export const registrationResolver = zodResolver(registrationForm)
export const emailResolver = zodResolver(emailForm)
export const invitationResolver = zodResolver(acceptedInvitationForm)
export const newPasswordResolver = zodResolver(newPasswordForm)
