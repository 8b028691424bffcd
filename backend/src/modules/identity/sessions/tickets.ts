import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';

/** What a cookie carries: the id of a row, and nothing else. */
interface Ticket {
  sub: string;
  kind: TicketKind;
}
export type TicketKind = 'session' | 'guest' | 'device' | 'half';

/** Signs what our cookies say, so that nobody can name a row that wasn't given to them. */
@Injectable()
export class Tickets {
  constructor(private readonly jwt: JwtService) {}

  sign(kind: TicketKind, sub: string, days: number): string {
    return this.jwt.sign({ sub, kind } satisfies Ticket, { expiresIn: Math.round(days * 86_400) });
  }

  /** The id that a ticket of this kind names; null when it is forged, over, or of another kind. */
  read(kind: TicketKind, token: string): string | null {
    try {
      const content = this.jwt.verify<Ticket>(token, { algorithms: ['HS256'] });
      return content.kind === kind ? content.sub : null;
    } catch {
      return null;
    }
  }
}
