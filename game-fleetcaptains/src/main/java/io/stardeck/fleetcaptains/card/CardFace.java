package io.stardeck.fleetcaptains.card;

import com.google.common.collect.ImmutableList;
import io.stardeck.fleetcaptains.card.fact.FaceKind;
import io.stardeck.fleetcaptains.card.word.Ability;
import io.stardeck.fleetcaptains.card.word.Condition;
import io.stardeck.fleetcaptains.card.word.Effect;
import io.stardeck.fleetcaptains.card.word.Standing;
import io.stardeck.fleetcaptains.card.word.Stay;
import io.stardeck.fleetcaptains.card.word.TargetSpec;
import io.stardeck.fleetcaptains.card.word.TestFilter;
import io.stardeck.fleetcaptains.card.word.Timing;
import java.util.Optional;

/**
 * One face of a command card ({@code FC-CRD-02}).
 *
 * @param asAction whether a ship plays it as its action ({@code FC-D-76})
 * @param test which tests it may be played in; told of faces for tests alone
 * @param cancels the kind of face that it cancels: in response, or in a test
 * @param requires what has to hold for it to be played
 * @param targets what is chosen for it
 * @param effects what it does once, in this order
 * @param staysInPlay at what it stays, and until when; crew stays on its ship without that
 * @param standing what holds while it lies in play
 * @param abilities what it offers while it lies in play
 * @param trashed whether it is trashed after use
 */
public record CardFace(
    FaceKind kind,
    Timing timing,
    boolean asAction,
    Optional<TestFilter> test,
    Optional<FaceKind> cancels,
    Optional<Condition> requires,
    ImmutableList<TargetSpec> targets,
    ImmutableList<Effect> effects,
    Optional<Stay> staysInPlay,
    ImmutableList<Standing> standing,
    ImmutableList<Ability> abilities,
    boolean trashed,
    String text) {}
