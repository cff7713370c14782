package io.stardeck.b5.card.fact;

/** Marks on cards; Strife alone has a rule of its own ({@code B5-RSV-02}). */
public enum Mark {
  STRIFE,
  DOOM,
  DESTINY,
  SHADOW,
  VORLON
}
