package io.stardeck.b5.internal.step;

import static io.stardeck.b5.internal.value.RuleIds.EFF_02;
import static io.stardeck.b5.internal.value.RuleIds.EFF_05;
import static io.stardeck.b5.internal.value.RuleIds.W_14;

import io.stardeck.b5.card.fact.Kind;
import io.stardeck.b5.card.word.CardOperation;
import io.stardeck.b5.card.word.CardOperation.AddSevere;
import io.stardeck.b5.card.word.CardOperation.AddToken;
import io.stardeck.b5.card.word.CardOperation.Discard;
import io.stardeck.b5.card.word.CardOperation.Neutralise;
import io.stardeck.b5.card.word.CardOperation.PromoteFree;
import io.stardeck.b5.card.word.CardOperation.Ready;
import io.stardeck.b5.card.word.CardOperation.RemoveDamage;
import io.stardeck.b5.card.word.CardOperation.Rotate;
import io.stardeck.b5.card.word.CardOperation.Stay;
import io.stardeck.b5.card.word.Duration;
import io.stardeck.b5.event.CardEvent.CardStays;
import io.stardeck.b5.event.CardEvent.SevereAdded;
import io.stardeck.b5.event.CardEvent.TokenAdded;
import io.stardeck.b5.internal.value.Amounts;
import io.stardeck.b5.internal.value.Scope;
import io.stardeck.b5.internal.value.Targets;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.state.Card;
import io.stardeck.b5.state.Places;
import io.stardeck.b5.state.Spot;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import java.util.ArrayList;
import java.util.List;

/** Words that happen to cards. */
final class CardWords {
  private static final RuleId DMG_06 = RuleId.of("B5-DMG-06");
  private static final RuleId W_09 = RuleId.of("B5-W-09");

  private CardWords() {}

  /** What a word does to one card that it names; the number is its amount, 0 without one. */
  @FunctionalInterface
  interface ToCard<O extends CardOperation> {
    void happen(Play<B5State> play, O word, Spot spot, int number);
  }

  /** A word that happens to each of its cards, one after the other. */
  static <O extends CardOperation> Word<O> each(ToCard<O> what) {
    return (play, scope, word, duration) -> {
      int number = Amounts.of(scope, word);
      for (Spot spot : Targets.of(scope, word.target())) {
        Spot now = Boards.find(play, spot.id()); // the one before may have moved it
        if (now != null) {
          what.happen(play, word, now, number);
        }
      }
    };
  }

  static void removeDamage(Play<B5State> play, Scope scope, RemoveDamage word, Duration duration) {
    int number =
        word.amount().isPresent() ? Amounts.of(scope, word.amount().get()) : Integer.MAX_VALUE;
    for (Spot spot : Targets.of(scope, word.target())) {
      Damage.remove(play, spot.id(), number, EFF_02);
    }
  }

  static void addSevere(Play<B5State> play, AddSevere word, Spot spot, int number) {
    if (spot.card().neutralised() && number > 0) {
      Boards.change(play, spot.id(), card -> card.withSevere(card.severe() + number));
      play.tell(EFF_02, new SevereAdded(spot.id(), number));
    }
  }

  /** Those that it has neutralised. */
  static List<CardId> neutralise(Play<B5State> play, Scope scope, Neutralise word) {
    List<CardId> fallen = new ArrayList<>();
    for (Spot spot : Targets.of(scope, word.target())) {
      boolean stands = !spot.card().neutralised();
      if (stands && spot.top() && scope.board().def(spot).kind().holdsDamage()) {
        Damage.neutralise(play, spot.id(), 0, DMG_06);
        fallen.add(spot.id());
      }
    }
    return fallen;
  }

  /** Once a turn for each card ({@code B5-EFF-05}). */
  static void ready(Play<B5State> play, Ready word, Spot spot, int number) {
    if (spot.card().rotated() && !spot.card().readiedThisTurn()) {
      InPlay.unrotate(play, spot.id(), EFF_05);
      Boards.change(play, spot.id(), card -> card.withReadiedThisTurn(true));
    }
  }

  static void rotate(Play<B5State> play, Rotate word, Spot spot, int number) {
    if (!spot.card().rotated()) {
      InPlay.rotate(play, spot.id());
    }
  }

  static void discard(Play<B5State> play, Discard word, Spot spot, int number) {
    if (Boards.of(play).def(spot).kind() != Kind.AMBASSADOR) {
      InPlay.discard(play, spot.id(), EFF_02);
    }
  }

  static void promoteFree(Play<B5State> play, PromoteFree word, Spot spot, int number) {
    if (!Boards.of(play).def(spot).neverInnerCircle()) {
      Rows.promote(play, spot);
    }
  }

  static void addToken(Play<B5State> play, AddToken word, Spot spot, int number) {
    Boards.change(play, spot.id(), card -> card.withTokens(card.tokens() + 1));
    play.tell(W_14, new TokenAdded(spot.id()));
  }

  /** The aftermath being revealed comes into play, on its target ({@code B5-W-09}). */
  static void stay(Play<B5State> play, Scope scope, Stay word, Duration duration) {
    CardId self = scope.source();
    for (Spot spot : Targets.of(scope, word.target())) {
      if (self != null && spot.top() && play.state().zones().cards(Places.PLAYED).contains(self)) {
        Cards.DEALER.card(play, Places.PLAYED, self).to(Places.IN_PLAY);
        Boards.change(
            play,
            spot.id(),
            card -> card.withAttachments(Lists.plus(card.attachments(), Card.of(self))));
        play.tell(W_09, new CardStays(self, spot.id()));
      }
    }
  }
}
