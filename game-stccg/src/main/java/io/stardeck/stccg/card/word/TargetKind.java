package io.stardeck.stccg.card.word;

/** What a card is played on. */
public enum TargetKind {
  /** A ship. */
  SHIP,
  /** The persons and equipment of one player on a surface. */
  TEAM,
  /** The crew of a ship, or a team. */
  SHIP_OR_TEAM,
  /** A person. */
  PERSON,
  /** A card in play. */
  CARD,
  /** An outpost. */
  OUTPOST,
  /** A player. */
  PLAYER,
  /** A location. */
  LOCATION,
  /** A location that is a mission. */
  MISSION,
  /** The border between two neighbouring locations. */
  BORDER,
  /** A ship and where it goes. */
  SHIP_TO_LOCATION,
  /** A card announced and not yet in effect. */
  ANNOUNCED,
  /** The dilemma that was just met. */
  DILEMMA,
  /** Who is being killed, or the ship that is being destroyed. */
  CASUALTY,
  /** The group that just solved a mission. */
  SOLVERS,
  /** The own side of a battle. */
  SIDE;
}
