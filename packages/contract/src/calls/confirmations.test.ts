import { expect, test } from 'vitest'
import { newPasswordForm, registrationForm } from './people/auth.ts'
import { passwordChangeForm } from './people/credentials.ts'
import { acceptedInvitationForm } from './people/invitations.ts'

const empty = {
  name: '',
  lastName: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
}
const messagesOf = (form: typeof registrationForm, field: string) =>
  form.safeParse(empty).error!.issues.flatMap(({ path, message }) => (path[0] === field ? [message] : []))

test('an empty confirmation of the mail has its message beside every other empty field', () => {
  expect(messagesOf(registrationForm, 'confirmEmail')).toEqual(['Repite tu correo.'])
})

test.each([
  ['registration', registrationForm],
  ['new password', newPasswordForm],
  ['change of password', passwordChangeForm],
  ['invitation', acceptedInvitationForm],
])('an empty confirmation of the password has its message: %s', (_, form) => {
  expect(messagesOf(form as typeof registrationForm, 'confirmPassword')).toEqual(['Repite la contraseña.'])
})
