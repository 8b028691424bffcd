import '../global.css';
import { BOOKING_DOORS } from './booking-doors';
import { openDoor } from './open-door';

openDoor(BOOKING_DOORS);
