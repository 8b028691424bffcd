import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Secrets } from '../../platform/config/secrets.js';
import { AccountLog } from './account-log/account-log.js';
import { AccountHandover } from './accounts/account-handover.js';
import { ApiTokens } from './tokens/api-tokens.js';
import { EmailLinks } from './mailed-links/email-links.js';
import { AccessGuard } from './http/access.guard.js';
import { KnownCallers } from './http/known-callers.js';
import { AccessController } from './http/access.controller.js';
import { AuthController } from './http/auth.controller.js';
import { EmailController } from './http/email.controller.js';
import { ChangeEmailController } from './http/change-email.controller.js';
import { FactorsController } from './http/factors.controller.js';
import { SecondStepController } from './http/second-step.controller.js';
import { PasswordController } from './http/password.controller.js';
import { ProofController } from './http/proof.controller.js';
import { LoginPageController } from './http/login-page.controller.js';
import { OidcController } from './http/oidc.controller.js';
import { SessionStrategy } from './http/session.strategy.js';
import { GuestController } from './http/guest.controller.js';
import { GuestLinks } from './mailed-links/guest-links.js';
import { Guests } from './guests/guests.js';
import { Tickets } from './sessions/tickets.js';
import { BookedAddresses } from './guests/booked-addresses.js';
import { EnterAsGuest } from './guests/enter-as-guest.js';
import { LinkedLogins } from './accounts/linked-logins.js';
import { OpenIdProvider } from './openid/open-id-provider.js';
import { FindUser } from './accounts/reads/find-user.js';
import { PasswordRules } from './accounts/password-rules.js';
import { PersonalAccount } from './accounts/personal-account.js';
import { Users } from './accounts/users.js';
import { PersonalGuests } from './guests/personal-guests.js';
import { Sessions } from './sessions/sessions.js';
import { TimeZones } from './sessions/time-zones.js';
import { SignInJourneys } from './openid/sign-in-journeys.js';
import { Admission } from './factors/admission.js';
import { CheckFactor } from './factors/check-factor.js';
import { FinishSignIn } from './factors/finish-sign-in.js';
import { OneTimeCodes } from './factors/one-time-codes.js';
import { Passkeys } from './factors/passkeys.js';
import { SignInByPasskey } from './factors/sign-in-by-passkey.js';
import { RecoveryCodes } from './factors/recovery-codes.js';
import { RemoveFactors } from './factors/remove-factors.js';
import { SecondFactors } from './factors/second-factors.js';
import { PendingSignIns } from './sessions/pending-sign-ins.js';
import { ChangeEmail } from './accounts/change-email.js';
import { ChangePassword } from './accounts/change-password.js';
import { ConfirmEmail } from './accounts/confirm-email.js';
import { OwnPassword } from './accounts/own-password.js';
import { ProveIdentity } from './accounts/prove-identity.js';
import { EnterByProvider } from './openid/enter-by-provider.js';
import { SampleLinkEmails } from './mailed-links/sample-emails.js';
import { MailLinks } from './mailed-links/mail-links.js';
import { Register } from './accounts/register.js';
import { SignIn } from './accounts/sign-in.js';
import { SignOut } from './accounts/sign-out.js';

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
    ChangeEmailController,
    FactorsController,
    SecondStepController,
    EmailController,
    GuestController,
    LoginPageController,
    OidcController,
    PasswordController,
    ProofController,
  ],
  providers: [
    ApiTokens,
    BookedAddresses,
    EnterAsGuest,
    GuestLinks,
    SampleLinkEmails,
    Guests,
    KnownCallers,
    Tickets,
    Sessions,
    TimeZones,
    SessionStrategy,
    SignIn,
    SignOut,
    Register,
    EmailLinks,
    LinkedLogins,
    AccountHandover,
    AccountLog,
    OpenIdProvider,
    SignInJourneys,
    EnterByProvider,
    ConfirmEmail,
    Admission,
    CheckFactor,
    FinishSignIn,
    OneTimeCodes,
    Passkeys,
    SignInByPasskey,
    RecoveryCodes,
    RemoveFactors,
    SecondFactors,
    PendingSignIns,
    ChangeEmail,
    ChangePassword,
    OwnPassword,
    ProveIdentity,
    MailLinks,
    FindUser,
    PasswordRules,
    PersonalAccount,
    PersonalGuests,
    Users,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    AccountLog,
    BookedAddresses,
    Guests,
    GuestLinks,
    KnownCallers,
    Sessions,
    Register,
    SignIn,
    FindUser,
    Users,
    TimeZones,
  ],
})
export class IdentityModule {}
