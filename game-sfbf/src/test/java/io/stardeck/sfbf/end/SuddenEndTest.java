package io.stardeck.sfbf.end;

import static io.stardeck.sfbf.scene.Given.ONE;
import static io.stardeck.sfbf.scene.Given.TWO;
import static io.stardeck.sfbf.scene.Given.card;
import static io.stardeck.sfbf.scene.Given.ship;
import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.engine.card.CardId;
import io.stardeck.engine.testkit.Rule;
import io.stardeck.sfbf.action.AimAt;
import io.stardeck.sfbf.action.BeginFighters;
import io.stardeck.sfbf.action.Commit;
import io.stardeck.sfbf.action.DrawStarbase;
import io.stardeck.sfbf.action.FireAtFighters;
import io.stardeck.sfbf.action.SupportFire;
import io.stardeck.sfbf.card.BoxType;
import io.stardeck.sfbf.config.Option;
import io.stardeck.sfbf.config.TieBreak;
import io.stardeck.sfbf.scene.Given;
import io.stardeck.sfbf.scene.Held;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Fleet;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.state.Places;
import io.stardeck.sfbf.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What the end of the game leaves behind when it cuts something off (BF-WIN-01, BF-D-52). */
class SuddenEndTest {
  private static final String CARRIER = "kzi-cvs";

  @Rule({"BF-I-01", "BF-WIN-01", "BF-D-52"})
  @Property
  void theEndStandsAndNoCardIsLostWhenALostSquadronEndsTheGame(@ForAll TieBreak tieBreak) {
    Scene over = lastCarrierLost(tieBreak);
    assertThat(over.shows(CARRIER)).isFalse();
    assertThat(over.phase())
        .isInstanceOf(tieBreak == TieBreak.DUEL ? Phase.DuelSetup.class : Phase.GameOver.class);
    assertThat(cards(over.state()))
        .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 90).mapToObj(CardId::of).toList());
  }

  @Rule({"BF-OPT-41", "BF-D-52"})
  @Property
  void theCardDrawnByTheLastReshuffleCannotBeStashed(@ForAll TieBreak tieBreak) {
    Scene over = lastReshuffle(tieBreak).scene().does(new DrawStarbase(ONE));
    assertThat(over.secrets(ONE).drawn()).isEmpty();
  }

  @Rule({"BF-OPT-41", "BF-D-12"})
  @Property
  void norCanTheCardDrawnBeforeIt(@ForAll TieBreak tieBreak) {
    Scene over =
        lastReshuffle(tieBreak)
            .starbase("rs-4")
            .scene()
            .does(new DrawStarbase(ONE), new DrawStarbase(ONE));
    assertThat(over.secrets(ONE).drawn()).isEmpty();
  }

  /** Seat 1 draws; nothing is in the Starbase, and the next reshuffle ends the game. */
  private static Given lastReshuffle(TieBreak tieBreak) {
    return Given.config(
            2,
            config ->
                config.addOptions(Option.END_AFTER_RESHUFFLES).lastReshuffle(1).tieBreak(tieBreak))
        .screen(ONE, "fed-ca", "fed-dd")
        .screen(TWO, "kli-d7", "kli-f5")
        .discard("rs-1", "rs-2", "rs-3", "ph1-2-1", "ph1-2-2", "ph1-2-3")
        .nothingElseInStarbase()
        .phases(new Phase.Discard(ONE, false, false), new Phase.Draw(ONE, false, false));
  }

  /** Seat 2's fire destroys the last ship of seat 1, a full carrier; the scores are equal then. */
  private static Scene lastCarrierLost(TieBreak tieBreak) {
    BattleForceState state =
        Given.config(
                2,
                config ->
                    config
                        .addOptions(Option.TRADITIONAL_DAMAGE, Option.DISCARD_DRAW)
                        .tieBreak(tieBreak))
            .screen(ONE, CARRIER)
            .screen(TWO, "fed-ca")
            .trophies(ONE, "kli-c8", "kli-f5")
            .hand(TWO, "drn-4-1", "scp-1")
            .dice(6)
            .state();
    Fleet fleet = state.table().fleet(ONE);
    return Scene.at(
            state.with(ONE, fleet.withScreen(List.of(fleet.screen().get(0).withCounter(7)))))
        .does(
            new BeginFighters(ONE, ship(CARRIER), 1),
            new AimAt(ONE, ship("fed-ca")),
            new Commit(ONE),
            new FireAtFighters(TWO, ship("fed-ca"), card("drn-4-1"), Optional.of(BoxType.DRN)),
            new SupportFire(TWO, card("scp-1"), card("drn-4-1")));
  }

  private static List<CardId> cards(BattleForceState state) {
    Table table = state.table();
    List<CardId> cards = new ArrayList<>();
    state.cards().cards(Places.STARBASE).forEach(cards::add);
    table.discard().forEach(cards::add);
    table.attack().ifPresent(attack -> cards.addAll(attack.used()));
    Held.hands(state).forEach(cards::addAll);
    return cards;
  }
}
