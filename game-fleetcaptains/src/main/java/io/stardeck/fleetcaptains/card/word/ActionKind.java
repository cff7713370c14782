package io.stardeck.fleetcaptains.card.word;

/** The kinds of actions of ships ({@code FC-ACT-03}). */
public enum ActionKind {
  CLOAKING,
  COMBAT,
  INFLUENCE,
  REPAIR,
  SCAN,
  TRANSPORTER,
  TEST,
  CARD
}
