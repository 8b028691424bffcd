import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PROOF } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ProveIdentity } from '../accounts/prove-identity.js';
import { factorProofOf } from './factor.dto.js';
import { IdentityProofDto } from './proof.dto.js';

/** For somebody who is signed in, and is asked again whether it is them. */
@ApiTags('Identity')
@Controller('auth/proof')
export class ProofController {
  constructor(private readonly prove: ProveIdentity) {}

  @Post()
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'proveIdentity',
    summary: 'Show again that it is you',
    description: `Only from a browser session, which then may do for ${PROOF.minutes} minutes what answers \`PROOF_NEEDED\` otherwise. Signing in does the same. Send the password or a second factor. 409 for a password where the account has none.`,
  })
  @ApiNoContentResponse({ description: 'It is you.' })
  @Refuses(400, 401, 403, 409, 429)
  async run(
    @CurrentUser() user: SignedInUser,
    @Body() { password, ...factor }: IdentityProofDto,
  ): Promise<void> {
    if (password !== undefined) await this.prove.byPassword(user, password);
    else await this.prove.byFactor(user, factorProofOf(factor));
  }
}
