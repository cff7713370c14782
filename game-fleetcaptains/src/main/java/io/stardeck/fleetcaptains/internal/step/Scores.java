package io.stardeck.fleetcaptains.internal.step;

import static io.stardeck.fleetcaptains.internal.RuleIds.VIC_01;
import static io.stardeck.fleetcaptains.internal.RuleIds.VIC_02;
import static io.stardeck.fleetcaptains.internal.RuleIds.VIC_04;

import com.google.common.collect.ImmutableList;
import io.stardeck.engine.Outcome;
import io.stardeck.engine.RuleId;
import io.stardeck.engine.Seat;
import io.stardeck.engine.card.CardId;
import io.stardeck.engine.rules.Lists;
import io.stardeck.engine.rules.Play;
import io.stardeck.fleetcaptains.card.fact.Faction;
import io.stardeck.fleetcaptains.event.GameProgress;
import io.stardeck.fleetcaptains.state.FleetFrame;
import io.stardeck.fleetcaptains.state.FleetState;
import io.stardeck.fleetcaptains.state.ScoreKind;
import io.stardeck.fleetcaptains.state.Scored;
import io.stardeck.fleetcaptains.state.Table;
import java.util.Optional;

/** Points, and the end of the game ({@code FC-VIC}). */
public final class Scores {
  private Scores() {}

  /** A player scores; whoever reaches the target wins at once ({@code FC-D-68}). */
  public static void score(Play<FleetState> play, Seat seat, Scored scored) {
    score(play, seat, scored, scored.card());
  }

  /** A token is scored by the words of a card, a ship or a tile. */
  public static void byWords(Play<FleetState> play, Seat seat, CardId source, int vp) {
    score(play, seat, new Scored(ScoreKind.EFFECT, Optional.empty(), vp), Optional.of(source));
  }

  private static void score(
      Play<FleetState> play, Seat seat, Scored scored, Optional<CardId> source) {
    if (play.over() || scored.vp() <= 0) {
      return;
    }
    Tables.captain(play, seat, captain -> captain.withScored(Lists.plus(captain.scored(), scored)));
    play.tell(VIC_02, new GameProgress.VpScored(seat, scored.kind(), source, scored.vp()));
    Table table = Tables.of(play);
    int score = table.score(table.faction(seat));
    if (score >= table.config().targetScore()) {
      win(play, table.faction(seat), VIC_01);
    }
  }

  /** The last turn has ended ({@code FC-VIC-04}). */
  public static void timeUp(Play<FleetState> play) {
    Table table = Tables.of(play);
    int federation = table.score(Faction.FEDERATION);
    int klingon = table.score(Faction.KLINGON);
    if (federation == klingon) {
      play.tell(VIC_04, new GameProgress.GameDrawn());
      end(play, ImmutableList.of(), VIC_04);
    } else {
      win(play, federation > klingon ? Faction.FEDERATION : Faction.KLINGON, VIC_04);
    }
  }

  private static void win(Play<FleetState> play, Faction faction, RuleId rule) {
    Table table = Tables.of(play);
    ImmutableList<Seat> winners = table.seats(faction);
    int score = table.score(faction);
    winners.forEach(seat -> play.tell(rule, new GameProgress.GameWon(seat, score)));
    end(play, winners, rule);
  }

  private static void end(Play<FleetState> play, ImmutableList<Seat> winners, RuleId rule) {
    Table table = Tables.of(play);
    ImmutableList.Builder<Integer> scores = ImmutableList.builder();
    table.captains().forEach(captain -> scores.add(table.score(captain.faction())));
    play.push(new FleetFrame.GameOver(new Outcome(winners, scores.build(), rule)));
  }
}
