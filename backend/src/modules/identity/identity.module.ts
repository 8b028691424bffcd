import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Secrets } from '../../platform/config/secrets.js';
import { AccountHandover } from './account-handover.js';
import { ApiTokens } from './api-tokens.js';
import { EmailLinks } from './email-links.js';
import { AccessGuard } from './http/access.guard.js';
import { AccessController } from './http/access.controller.js';
import { AuthController } from './http/auth.controller.js';
import { EmailController } from './http/email.controller.js';
import { LoginPageController } from './http/login-page.controller.js';
import { OidcController } from './http/oidc.controller.js';
import { SessionStrategy } from './http/session.strategy.js';
import { GuestController } from './http/guest.controller.js';
import { GuestLinks } from './guest-links.js';
import { Guests } from './guests.js';
import { Tickets } from './tickets.js';
import { EnterAsGuest } from './use-cases/enter-as-guest.js';
import { LinkedLogins } from './linked-logins.js';
import { OpenIdProvider } from './open-id-provider.js';
import { FindUser } from './reads/find-user.js';
import { Sessions } from './sessions.js';
import { SignInJourneys } from './sign-in-journeys.js';
import { ConfirmEmail } from './use-cases/confirm-email.js';
import { EnterByProvider } from './use-cases/enter-by-provider.js';
import { MailLinks } from './use-cases/mail-links.js';
import { Register } from './use-cases/register.js';
import { SignIn } from './use-cases/sign-in.js';

@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: (secrets: Secrets) => ({
        secret: secrets.key('tickets'),
        signOptions: { algorithm: 'HS256' },
      }),
    }),
  ],
  controllers: [
    AccessController,
    AuthController,
    EmailController,
    GuestController,
    LoginPageController,
    OidcController,
  ],
  providers: [
    ApiTokens,
    EnterAsGuest,
    GuestLinks,
    Guests,
    Tickets,
    Sessions,
    SessionStrategy,
    SignIn,
    Register,
    EmailLinks,
    LinkedLogins,
    AccountHandover,
    OpenIdProvider,
    SignInJourneys,
    EnterByProvider,
    ConfirmEmail,
    MailLinks,
    FindUser,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Guests, GuestLinks, Sessions, Register, SignIn, FindUser],
})
export class IdentityModule {}
