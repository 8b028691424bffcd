import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { isId } from '../../../platform/database/ids.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadConversations } from '../reads/read-conversations.js';
import { AskCreators } from '../use-cases/ask-creators.js';
import { ReportConversations } from '../use-cases/report-conversations.js';
import { AskedDto, QuestionDto, ReportedConversationDto } from './question.dto.js';

/** Messages before there is a booking, and what admins do about those that were reported. */
@ApiTags('Conversations')
@Controller()
export class QuestionsController {
  constructor(
    private readonly questions: AskCreators,
    private readonly reports: ReportConversations,
    private readonly read: ReadConversations,
  ) {}

  @Post('creators/:id/questions')
  @Allow('anyone')
  @Limit('inquiry_by_address')
  @ApiOperation({
    operationId: 'askCreator',
    summary: 'Write to a creator before booking',
    description:
      'The creator gets the message once the sender’s address is known to be theirs: at once for somebody signed in with that verified email, else after the link or code in the email that is sent to it.',
  })
  @ApiCreatedResponse({ type: AskedDto })
  @Refuses(400, 403, 404)
  async ask(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: QuestionDto,
  ): Promise<AskedDto> {
    if (!isId(id)) throw new Problem('CREATOR_NOT_FOUND');
    const { packageId, key, ...question } = body;
    const asked = { ...question, creatorId: id, packageId: packageId ?? null, key: key ?? null };
    return this.questions.ask(caller, asked);
  }

  @Post('conversations/:id/confirm')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'confirmQuestion',
    summary: 'Pass your first message on to the creator',
    description:
      'For a caller who has shown to read the emails of its address, for instance by `enterAsGuest`. Again, it changes nothing.',
  })
  @ApiNoContentResponse({ description: 'The creator has it.' })
  @Refuses(403, 404)
  async confirm(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<void> {
    await this.questions.confirm(caller, id);
  }

  @Get('admin/reported-conversations')
  @Allow('admin')
  @ApiOperation({
    operationId: 'getReportedConversations',
    summary: 'List reports that wait for a decision, the oldest first (admin)',
    description: 'The conversation itself can then be read with `getMessages`.',
  })
  @ApiOkResponse({ type: [ReportedConversationDto] })
  @Refuses(401, 403)
  async reported(): Promise<ReportedConversationDto[]> {
    return (await this.read.openReports()).map(({ conversation, createdAt, ...report }) => ({
      ...report,
      createdAt: new Date(createdAt).toISOString(),
      bookingId: conversation.bookingId,
      brandName: conversation.brandName,
      creatorName: conversation.creatorName,
    }));
  }

  @Post('admin/reported-conversations/:id/handle')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'handleReport',
    summary: 'Note that a report has been dealt with (admin)',
    description: 'It leaves the list; who did it and when is kept.',
  })
  @ApiNoContentResponse({ description: 'Noted.' })
  @Refuses(401, 403, 404)
  async handle(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    await this.reports.handle(id, user.id);
  }
}
