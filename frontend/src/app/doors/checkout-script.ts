import '../global.css';
import { CHECKOUT_DOORS } from './checkout-doors';
import { openDoor } from './open-door';

openDoor(CHECKOUT_DOORS);
