import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem, SECOND_FACTOR } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { Allow, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { RemoveFactors } from '../factors/remove-factors.js';
import { SecondFactors } from '../factors/second-factors.js';
import {
  AddPasskeyDto,
  NewCodesDto,
  OneTimeCodeDto,
  PasskeyOptionsDto,
  RecoveryCodesDto,
  SecondFactorsDto,
} from './factor.dto.js';

/** What a signed-in person shows besides their password. */
@ApiTags('Identity')
@Controller('auth')
export class FactorsController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly removal: RemoveFactors,
  ) {}

  @Get('factors')
  @Allow('person')
  @ApiOperation({
    operationId: 'getSecondFactors',
    summary: 'Get what you show besides your password',
    description: 'Only from a browser session.',
  })
  @ApiOkResponse({ type: SecondFactorsDto })
  @Refuses(401, 403)
  async list(@CurrentUser() { id }: SignedInUser): Promise<SecondFactorsDto> {
    const { removalAt, passkeys, ...view } = await this.factors.of(id);
    return {
      ...view,
      passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: usedAt?.toISOString() ?? null,
      })),
      removalAt: removalAt?.toISOString() ?? null,
    };
  }

  @Post('one-time-codes')
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'beginOneTimeCodes',
    summary: 'Set up one-time codes',
    description:
      'Only from a browser session, with a verified email. The secret counts once `confirmOneTimeCodes` was sent a first code of it. 409 when codes are on.',
  })
  @ApiCreatedResponse({ type: NewCodesDto })
  @Refuses(401, 403, 409)
  begin(@CurrentUser() user: SignedInUser): Promise<NewCodesDto> {
    return this.factors.beginCodes(user);
  }

  @Post('one-time-codes/confirm')
  @HttpCode(200)
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'confirmOneTimeCodes',
    summary: 'Turn one-time codes on with a first one',
    description: `From then on signing in takes a second factor. With the first one come ${SECOND_FACTOR.recovery.count} recovery codes, shown this once.`,
  })
  @ApiOkResponse({ type: RecoveryCodesDto })
  @Refuses(400, 401, 403)
  async confirm(
    @CurrentUser() user: SignedInUser,
    @Body() { code }: OneTimeCodeDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.confirmCodes(user, code) };
  }

  @Delete('one-time-codes')
  @HttpCode(204)
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'removeOneTimeCodes',
    summary: 'Turn one-time codes off',
    description: 'With the last second factor go the recovery codes. 404 when codes are off.',
  })
  @ApiNoContentResponse({ description: 'They are off.' })
  @Refuses(401, 403, 404)
  async remove(@CurrentUser() { id }: SignedInUser): Promise<void> {
    await this.factors.removeCodes(id);
  }

  @Post('passkeys/options')
  @HttpCode(200)
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'beginPasskey',
    summary: 'Get what a browser needs to make a passkey',
    description: `Only from a browser session, with a verified email. Good once, for ${SECOND_FACTOR.passkeys.challengeMinutes} minutes.`,
  })
  @ApiOkResponse({ type: PasskeyOptionsDto })
  @Refuses(401, 403)
  async beginPasskey(@CurrentUser() user: SignedInUser): Promise<PasskeyOptionsDto> {
    return { options: await this.factors.beginPasskey(user) };
  }

  @Post('passkeys')
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'addPasskey',
    summary: 'Add a passkey',
    description: `A person can have ${SECOND_FACTOR.passkeys.max}. From the first on, signing in with the password takes a second factor; with the first factor come recovery codes, shown this once.`,
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @Refuses(400, 401, 403, 409)
  async addPasskey(
    @CurrentUser() user: SignedInUser,
    @Body() { name, passkey }: AddPasskeyDto,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.addPasskey(user, name, passkey) };
  }

  @Delete('passkeys/:id')
  @HttpCode(204)
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'removePasskey',
    summary: 'Remove a passkey',
    description: 'With the last second factor go the recovery codes.',
  })
  @ApiNoContentResponse({ description: 'It opens this account no more.' })
  @Refuses(401, 403, 404)
  async removePasskey(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    if (!isId(id)) throw new Problem('NOT_FOUND');
    await this.factors.removePasskey(user.id, id);
  }

  @Post('recovery-codes')
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'makeRecoveryCodes',
    summary: 'Replace your recovery codes',
    description: 'Those from before are good for nothing then. 409 without a second factor.',
  })
  @ApiCreatedResponse({ type: RecoveryCodesDto })
  @Refuses(401, 403, 409)
  async recovery(@CurrentUser() { id }: SignedInUser): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.makeRecoveryCodes(id) };
  }

  @Delete('factor-removal')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'cancelFactorRemoval',
    summary: 'Keep your second factor',
    description: 'Stops its removal, which somebody asked for by an emailed link. 404 when nobody did.',
  })
  @ApiNoContentResponse({ description: 'It stays.' })
  @Refuses(401, 403, 404)
  async cancel(@CurrentUser() { id }: SignedInUser): Promise<void> {
    if (!(await this.removal.cancel(id))) throw new Problem('NOT_FOUND');
  }
}
