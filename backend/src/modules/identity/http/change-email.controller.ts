import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ChangeEmail } from '../accounts/change-email.js';
import { EmailDto, LinkProofDto, LinkTokenDto, proofOf } from './email.dto.js';

/** The address of an account becomes another one. */
@ApiTags('Identity')
@Controller('auth/email-change')
export class ChangeEmailController {
  constructor(private readonly change: ChangeEmail) {}

  @Post()
  @HttpCode(204)
  @Allow('person')
  @Proven()
  @ApiOperation({
    operationId: 'askForEmailChange',
    summary: 'Request a link that changes your email',
    description:
      'Only from a browser session. The link goes to the new address and the present one is told; until the link is used, nothing changes. The answer is the same whether or not another account has the address.',
  })
  @ApiNoContentResponse({ description: 'An email is on its way to the new address.' })
  @Refuses(400, 401, 403, 429)
  async ask(@CurrentUser() user: SignedInUser, @Body() { email }: EmailDto): Promise<void> {
    await this.change.ask(user, email);
  }

  @Post('confirm')
  @HttpCode(204)
  @Allow('person')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'confirmEmailChange',
    summary: 'Change your email with its link or code',
    description:
      'Only from a browser session of the account that asked for it, which stays signed in; every other one ends. Bookings and conversations follow. With a code, `email` is the account’s present one.',
  })
  @ApiNoContentResponse({ description: 'The account has the new email, which is verified.' })
  @Refuses(400, 401, 403, 409, 422)
  async confirm(@CurrentUser() user: SignedInUser, @Body() body: LinkProofDto): Promise<void> {
    await this.change.confirm(user, proofOf(body));
  }

  @Post('undo')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'undoEmailChange',
    summary: 'Undo the change of an email',
    description:
      'With the link that the address before was sent, for 7 days. The account has that address again; every session and token ends, the password is discarded, and a link to set a new one is emailed.',
  })
  @ApiNoContentResponse({ description: 'Undone.' })
  @Refuses(400, 403, 409, 422)
  async undo(@Body() { token }: LinkTokenDto): Promise<void> {
    await this.change.undo(token);
  }
}
