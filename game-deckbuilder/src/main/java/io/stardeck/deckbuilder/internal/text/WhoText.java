package io.stardeck.deckbuilder.internal.text;

import io.stardeck.deckbuilder.card.word.Owner;
import io.stardeck.deckbuilder.card.word.Who;

/** Players, as a card names them. */
final class WhoText {
  private WhoText() {}

  /** "you", "each opponent". */
  static String of(Voice voice, Who who) {
    if (who instanceof Who.Plain plain) {
      return plain(voice, plain.owner());
    }
    Voice theirs = voice.on(who);
    if (who instanceof Who.Most most) {
      return "whoever has most of " + AmountText.of(theirs, most.amount());
    }
    if (who instanceof Who.Least least) {
      return "whoever has least of " + AmountText.of(theirs, least.amount());
    }
    Who.Holding holding = (Who.Holding) who;
    return plain(voice, holding.of()) + " with " + SelectorText.any(theirs, holding.sel());
  }

  /** "your", "each opponent's". */
  static String whose(Voice voice, Who who) {
    return who.equals(Who.SELF) ? voice.whose() : of(voice, who) + "'s";
  }

  /** What a player does, of whom a card says it: "draw", "each opponent draws". */
  static String does(Voice voice, Who who, String verb) {
    if (who.equals(Who.SELF)) {
      return verb;
    }
    boolean hisses = verb.endsWith("s") || verb.endsWith("sh");
    return of(voice, who) + " " + verb + (hisses ? "es" : "s");
  }

  private static String plain(Voice voice, Owner owner) {
    return switch (owner) {
      case SELF -> "you";
      case TURN_PLAYER -> "the turn player";
      case FLIPPER -> "the player who flipped it";
      case CHOSEN_PLAYER -> voice.chosen() ? "that player" : "a chosen player";
      case CHOSEN_OPPONENT -> voice.chosen() ? "that opponent" : "a chosen opponent";
      case CHOSEN_OTHER -> voice.chosen() ? "that player" : "another player";
      case EACH_OPPONENT -> "each opponent";
      case EACH_TEAMMATE -> "each teammate";
      case EACH_PLAYER -> "each player";
      case LEFT -> "the player on the left";
      case RIGHT -> "the player on the right";
    };
  }
}
