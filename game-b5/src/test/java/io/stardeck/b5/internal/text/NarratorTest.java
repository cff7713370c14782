package io.stardeck.b5.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.stardeck.b5.B5Game;
import io.stardeck.b5.card.CardDef;
import io.stardeck.b5.card.fact.Ability;
import io.stardeck.b5.card.fact.Mark;
import io.stardeck.b5.event.CardEvent.AftermathRevealed;
import io.stardeck.b5.event.CardEvent.CostTokensSpent;
import io.stardeck.b5.event.CardEvent.DamageHealed;
import io.stardeck.b5.event.CardEvent.MarksChanged;
import io.stardeck.b5.event.ConflictEvent.AttackResolved;
import io.stardeck.b5.event.ConflictEvent.ConflictCancelled;
import io.stardeck.b5.event.ConflictEvent.ConflictResolved;
import io.stardeck.b5.state.B5State;
import io.stardeck.b5.view.B5View;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.chance.Chance;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.engine.text.Phrases;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of cards. */
class NarratorTest {
  private static final B5Game GAME = new B5Game();

  private static B5View view() {
    B5State state = GAME.setup(GAME.defaultConfig(2), Chance.seeded("about")).state();
    return GAME.view(state, Seat.of(1));
  }

  @Test
  void everyCardIsAskedAboutByItsIdInTheSet() {
    B5View view = view();
    for (CardDef card : view.board().config().set().cards()) {
      assertThat(GAME.narrator().about(view, card.id()).orElseThrow())
          .startsWith(card.title() + ": " + Phrases.word(card.kind()));
    }
  }

  @Test
  void cardInTheGameIsAskedAboutByItsIdOrTheBeginningOfItsTitle() {
    B5View view = view();
    assertThat(GAME.narrator().about(view, "c0").orElseThrow())
        .startsWith(view.board().def(CardId.of(0)).title() + ": ");
    assertThat(GAME.narrator().about(view, "delenn").orElseThrow())
        .startsWith("Delenn: Ambassador")
        .contains("Dip 5", "Minbari");
    assertThat(GAME.narrator().about(view, "c9999")).isEmpty();
    assertThat(GAME.narrator().about(view, "zzz")).isEmpty();
  }

  @Test
  void legendNamesPathsThatAreExplained() {
    assertThat(GAME.narrator().legend()).contains("factions[0].power");
    assertThat(GAME.explain(view(), "factions[0].power")).isPresent();
  }

  @Rule("B5-REL-10")
  @Test
  void marksThatArePurgedAreToldAsANumberBelowZero() {
    B5View view = view();
    assertThat(GAME.narrator().event(view, new MarksChanged(CardId.of(0), Mark.VORLON, -1)))
        .endsWith("Vorlon marks change by -1");
  }

  /** Another card may have taken the damage, as Lennier does, or less of it was taken. */
  @Rule("B5-W-35")
  @Test
  void attackIsToldWithoutSayingWhoTookTheDamage() {
    B5View view = view();
    CardId attacker = CardId.of(50);
    CardId target = CardId.of(0);
    assertThat(GAME.narrator().event(view, new AttackResolved(1, attacker, target, 4, 3)))
        .isEqualTo(
            "%s attacks %s, deals 4 and is dealt 3",
            view.board().def(attacker).title(), view.board().def(target).title());
  }

  @Rule({"B5-W-14", "B5-HEA-01"})
  @Test
  void oneTokenIsToldAsManyAre() {
    B5View view = view();
    CardId card = CardId.of(0);
    assertThat(GAME.narrator().event(view, new CostTokensSpent(card, 1)))
        .endsWith(" spends 1 of its construction tokens");
    assertThat(GAME.narrator().event(view, new DamageHealed(card, 1))).endsWith(" loses 1 damage");
  }

  /** The turn that follows numbers its conflicts anew. */
  @Rule("B5-FRM-31")
  @Test
  void conflictIsToldByItsCardOrTypeWhenTheResultIsForgotten() {
    B5View view = view();
    Seat first = Seat.of(1);
    CardId card = CardId.of(1);
    ConflictResolved standing =
        new ConflictResolved(1, first, Optional.empty(), Ability.MILITARY, 4, 2, true);
    assertThat(GAME.narrator().event(view, standing))
        .isEqualTo("The Military conflict of Human is won: support 4, opposition 2");
    assertThat(
            GAME.narrator()
                .event(view, new ConflictCancelled(1, first, Optional.of(card), Ability.INTRIGUE)))
        .startsWith(view.board().def(card).title())
        .endsWith(" is removed without a result");
  }

  /** It may be told with the view of the turn that follows, which has forgotten the results. */
  @Test
  void aftermathIsToldWhenTheResultIsForgotten() {
    B5View view = view();
    assertThat(view.board().results()).isEmpty();
    assertThat(
            GAME.narrator()
                .event(
                    view,
                    new AftermathRevealed(
                        Seat.of(1), CardId.of(1), Optional.empty(), 0, ImmutableList.of())))
        .contains(view.board().def(CardId.of(1)).title());
  }
}
