import '../global.css';
import { openDoor } from './open-door';
import { PEOPLE_DOORS } from './people-doors';

openDoor(PEOPLE_DOORS);
