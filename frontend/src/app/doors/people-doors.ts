import { Component as Auth, handle as auth } from '../routes/auth';
import { Component as Login, handle as login } from '../routes/login';
import { Component as ResetPassword, handle as resetPassword } from '../routes/reset-password';
import { Component as SecondStep, handle as secondStep } from '../routes/second-step';
import type { Doors } from './door';

/** Where people sign in and sign up. */
export const PEOPLE_DOORS: Doors = {
  '/auth': { handle: auth, Component: Auth },
  '/login': { handle: login, Component: Login },
  '/second-step': { handle: secondStep, Component: SecondStep },
  '/reset-password': { handle: resetPassword, Component: ResetPassword },
};
