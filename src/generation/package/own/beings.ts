/** People and animals that the picture set lacks, drawn in its manner. */
export const OWN_BEINGS: Readonly<Record<string, string>> = {
  mole:
    '<ellipse cx="16" cy="19" rx="11" ry="11" fill="#4E4350"/>' +
    '<ellipse cx="15" cy="17" rx="9.500" ry="9" fill="#6B5D6E"/>' +
    '<ellipse cx="16" cy="23" rx="6.500" ry="6" fill="#8B7B8E"/>' +
    '<ellipse cx="16" cy="16.500" rx="4.500" ry="3.500" fill="#D7B9C4"/>' +
    '<ellipse cx="16" cy="14.700" rx="2.600" ry="2" fill="#F2779A"/>' +
    '<circle cx="10.500" cy="12.500" r="1.100" fill="#15121A"/>' +
    '<circle cx="21.500" cy="12.500" r="1.100" fill="#15121A"/><path fill="#fff" d="M14.500 19h3v2.500h-3z"/>' +
    '<path fill="#F3B7A5" d="M2 21c2-2 5-1 6 1l1 4-2-1-1 2-1-2-2 1v-2l-2 0zM30 21c-2-2-5-1-6 1l-1 4 2-1 1 2 1-2 2 1v-2l2 0z"/>',
  armadillo:
    '<path fill="#8D7B6A" d="M27 22c3 0 4 3 4 5-2-1-3-2-6-2z"/>' +
    '<path fill="#A8937E" d="M5 24C4 14 10 7 17 7s12 7 11 17z"/>' +
    '<path fill="#C7B39D" d="M5 24C4 14 10 7 17 7c-4 3-6 9-6 17z"/>' +
    '<path fill="none" stroke="#7A6857" stroke-width="1.200" d="M12 9c-2 4-3 9-2 15M17 7c-1 5-1 11 0 17M22 9c1 4 2 9 1 15"/>' +
    '<path fill="#D9BFA6" d="M1 24c0-5 3-8 7-8 2 0 3 2 3 4s-2 4-4 4.500z"/>' +
    '<path fill="#B9967A" d="M7 17c-1-4 1-6 2-6s2 3 1 6z"/><circle cx="5.500" cy="20" r="1" fill="#15121A"/>' +
    '<circle cx="1.500" cy="23.500" r="1" fill="#4B2A1D"/><path fill="#B9967A" d="M9 24h4v4H9zM20 24h4v4h-4z"/>',
  seahorse:
    '<path fill="#E8850C" d="M13 4c5-3 11 0 11 6 0 4-3 5-3 9s1 5-1 8-7 3-8 0 1-5 3-4 1 3 0 3c2 1 3-2 2-5-2-4-5-6-4-11z"/>' +
    '<path fill="#FFB02E" d="M13 4c4-2 9-1 9 5 0 5-4 6-4 10 0 3 1 5 0 7 0-5-6-7-5-16z"/>' +
    '<path fill="#FFB02E" d="M14 7l-8 2v2.500l8 .5z"/><circle cx="15.500" cy="7.500" r="1.300" fill="#15121A"/>' +
    '<path fill="#FCD53F" d="M22 13l5-2-1 6-4 1zM16 3l2-3 1 3 3-1-1 4z"/>',
  starfish:
    '<path fill="#E8590C" d="M16 1c2 0 3 9 4 10s11 0 11 2-8 6-8 8 4 8 2 9-8-4-9-4-7 5-9 4 2-7 2-9-8-6-8-8 10-1 11-2 2-10 4-10z"/>' +
    '<path fill="#FF8B5B" d="M16 2c1 0 2 9 3 10s10 1 10 2-7 5-7 7 3 7 2 7-7-3-8-3-6 3-7 3 1-6 1-8-7-5-7-6 9-1 10-2 2-10 3-10z"/>' +
    '<circle cx="13.500" cy="16" r="1.400" fill="#15121A"/><circle cx="18.500" cy="16" r="1.400" fill="#15121A"/>' +
    '<path fill="none" stroke="#15121A" stroke-width="1.200" d="M13.500 19.500c1.500 1.500 3.500 1.500 5 0"/>',
  'dust-bunny':
    '<path fill="#6F7785" d="M16 5l2 3 3-2 1 4 4-1-1 4 4 1-2 3 3 3-4 1 1 4-4-1-1 4-3-2-3 3-3-3-3 2-1-4-4 1 1-4-4-1 3-3-2-3 4-1-1-4 4 1 1-4 3 2z"/>' +
    '<circle cx="16" cy="17" r="9" fill="#98A1AE"/><circle cx="14" cy="15" r="6.500" fill="#B4BCC7"/>' +
    '<circle cx="12.500" cy="16" r="2.600" fill="#fff"/><circle cx="19.500" cy="16" r="2.600" fill="#fff"/>' +
    '<circle cx="13" cy="16.300" r="1.300" fill="#15121A"/><circle cx="19" cy="16.300" r="1.300" fill="#15121A"/>' +
    '<path fill="none" stroke="#3E4654" stroke-width="1.200" d="M14 21.500c1.300 1 2.700 1 4 0"/>',
  passenger:
    '<circle cx="16" cy="6" r="4.500" fill="#FFC8A0"/>' +
    '<path fill="#5A3A29" d="M11.500 5.500C11.500 2.500 13.500 1 16 1s4.500 1.500 4.500 4.500C19 4 14 4 11.500 5.500z"/>' +
    '<path fill="#0074BA" d="M9 20v-5a5 4 0 0 1 5-4h4a5 4 0 0 1 5 4v5z"/>' +
    '<path fill="#26A4FC" d="M9 20v-5a5 4 0 0 1 5-4h2v9z"/>' +
    '<path fill="#3E4654" d="M11 20h10l-.5 11H17l-1-7-1 7h-3.500z"/><path fill="#8C5543" d="M22 19h8v9h-8z"/>' +
    '<path fill="#A56953" d="M22 19h8v3h-8z"/>' +
    '<path fill="none" stroke="#4B2A1D" stroke-width="1.200" d="M24 19v-2.500h4V19"/>' +
    '<path fill="#FFC8A0" d="M22 15h2.500v4H22z"/>',
};
