/** English: what is asked for and no game does, `id | words`. */
export const wishes = `
multiplayer | multiplayer, two player, 2 player, two players, 2 players, online, co-op, coop, with friends, party game, split screen, 1v1, pvp
threeD | 3d, three-dimensional, first person, first-person, vr, open world, photorealistic
network | leaderboard, online leaderboard, high score server, load from, download, upload, log in, login, api, webhook, post to, network, cookies to, crypto miner
network | online high score, online high scores, high score online, high scores online, highscore online, online scores
purchases | in-app purchase, real money, microtransactions, loot boxes, gambling, casino for money, ads, advertisement
laps | laps, lap counter, lap times
undo | undo, undo button, take back moves
voice | voice, voice acting, voice over, voice control, microphone, speech, spoken, narration, narrator
camera | webcam, motion control, gyroscope, tilt controls, tilt the phone, augmented reality
story | story mode, cutscene, cutscenes, dialogue, dialogues, dialog choices, branching story, visual novel, quests
shop | shop, upgrade shop, item shop, skill tree, inventory, crafting, craft, level up your, buy upgrades, upgrade tree, experience points, equipment
save | save game, save slots, save progress, saved games, saving, cloud save, checkpoints
editor | level editor, map editor, build your own levels, sandbox mode, create your own levels
skins | character selection, choose a character, choose your character, character select, character creator, skins, costumes, unlock characters, unlockable
achievements | achievements, trophies, badges, daily challenge, daily rewards
timed | power-ups last, powerups last, power-up timer, power-up timers, cooldown, cooldowns, wears off, wear off after
endless | endless, infinite, never ending, never-ending, without end, forever, as high as you can, as high as possible, as high as it can, as high as they can, endlessly, never ends
minimap | minimap, mini map, mini-map, world map
replay | replay, replays, slow motion, slow-mo, photo mode, share my score, share button
`;
